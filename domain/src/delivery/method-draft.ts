import * as z from 'zod/mini';
import { isOwnPicture } from '../own-picture.ts';
import { maxCount } from '../schemas.ts';
import { isBlank } from '../visible-text.ts';
import { deliveryMethodSchema } from './delivery-method.ts';
import type { PickupPlace } from './place.ts';

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A method as staff save it. What is blank or no link passes here: it is refused by name. */
export const methodDraftSchema = z.object({
  name: words(80),
  nameZh: words(80),
  description: words(300),
  descriptionZh: words(300),
  feeNote: words(300),
  feeNoteZh: words(300),
  isPickup: z.boolean(),
  slotChoice: deliveryMethodSchema.shape.slotChoice,
  needsAddress: z.boolean(),
  place: z.nullable(
    z.object({
      name: words(120),
      nameZh: words(120),
      address: words(400),
      note: words(300),
      noteZh: words(300),
      mapUrl: z.nullable(words(500)),
      mapImageUrl: z.nullable(words(200)),
    }),
  ),
  sortOrder: z.int().check(z.nonnegative(), z.maximum(maxCount)),
  isActive: z.boolean(),
});
export type MethodDraft = z.infer<typeof methodDraftSchema>;

export const methodProblemKinds = ['required', 'link', 'picture', 'nowhere'] as const;
export const methodFields = [
  'name',
  'nameZh',
  'place',
  'place.name',
  'place.address',
  'place.mapUrl',
  'place.mapImageUrl',
] as const;
export const methodProblemSchema = z.object({
  field: z.enum(methodFields),
  problem: z.enum(methodProblemKinds),
});
export type MethodProblem = z.infer<typeof methodProblemSchema>;

/** What has to be mended before a method can be saved, each at its field. */
export function checkMethod({
  name,
  nameZh,
  isPickup,
  needsAddress,
  place,
}: Pick<MethodDraft, 'name' | 'nameZh' | 'isPickup' | 'needsAddress' | 'place'>): MethodProblem[] {
  return [
    ...wrong(isBlank(name), 'name', 'required'),
    ...wrong(isBlank(nameZh), 'nameZh', 'required'),
    // Whoever collects has to know where; what is brought needs a door, or a place to fetch it from.
    ...wrong(place === null && (isPickup || !needsAddress), 'place', 'nowhere'),
    ...(place ? checkPlace(place) : []),
  ];
}

function checkPlace({ name, address, mapUrl, mapImageUrl }: PickupPlace): MethodProblem[] {
  return [
    ...wrong(isBlank(name), 'place.name', 'required'),
    ...wrong(isBlank(address), 'place.address', 'required'),
    ...wrong(mapUrl !== null && !isWebAddress(mapUrl), 'place.mapUrl', 'link'),
    ...wrong(mapImageUrl !== null && !isOwnPicture(mapImageUrl), 'place.mapImageUrl', 'picture'),
  ];
}

/** A page of the web that a customer can be sent to. */
function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/?#@:]+\.[^\s/?#@:]+(?:[/?#]\S*)?$/.test(text);
}

function wrong(
  isWrong: boolean,
  field: MethodProblem['field'],
  problem: MethodProblem['problem'],
): MethodProblem[] {
  return isWrong ? [{ field, problem }] : [];
}
