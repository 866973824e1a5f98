import type { ReactNode } from 'react';
import { En, Zh } from '../../ui/language-run.tsx';
import { FlavourPhoto } from './flavour-photo.tsx';

type FlavourEntryProps = {
  name: string;
  nameZh: string;
  /** Flavours that are always in the box have no code and no picture of their own. */
  code?: string;
  imageUrl?: string | null;
  description?: string;
  mark?: string | false;
  price?: ReactNode;
};

export function FlavourEntry(flavour: FlavourEntryProps) {
  const { name, nameZh, code, imageUrl = null, description, mark, price } = flavour;
  return (
    <li className="flex items-center gap-4 border-line border-b py-3.5">
      {code ? (
        <FlavourPhoto code={code} imageUrl={imageUrl} />
      ) : (
        <span aria-hidden="true" className="moon size-6 shrink-0 rounded-full" />
      )}
      <div className="min-w-0 flex-1 leading-snug">
        <En className="font-semibold">{name}</En> <Zh className="inline-block text-muted">{nameZh}</Zh>
        {mark && <YolkMark>{mark}</YolkMark>}
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
        {price && <p className="mt-0.5 text-sm text-muted">{price}</p>}
      </div>
    </li>
  );
}

/** The yolk itself, and a word for it. */
function YolkMark({ children }: { children: ReactNode }) {
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-sm text-crust-deep">
      <span aria-hidden="true" className="size-3 rounded-full bg-linear-to-br from-gold-light to-crust" />
      {children}
    </span>
  );
}
