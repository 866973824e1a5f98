import { randomUUID } from 'node:crypto';
import { type Answer, aReceipt, wishFor } from '../buyer.ts';
import type { Bomb } from '../files/bombs.ts';
import {
  type Hostile,
  hostileFile,
  isReadable,
  makeTemplates,
  oddName,
  type Templates,
} from '../files/hostile-files.ts';
import { type Door, openDoors } from '../files/upload-doors.ts';
import { atOnce, differing, type Outcome, type Proof, partOf } from '../proof.ts';
import { inShop, megabytesOf, type Server, type Shop } from '../shop.ts';

const whole = { uploads: 10_000 };
const sentAtOnce = 4;
const peakMegabytes = 300;
/** Stored under a name of our own, in which nothing of the customer's is left. */
const ownName = /^(private|public|variants)(\/([a-z]+-)?[\da-f-]+\.\w+)?$/;

export const files: Proof = {
  promise: 'A file that is no receipt is refused, is stored nowhere, and cannot fill the memory.',
  tried: `${whole.uploads} hostile uploads as a receipt with an order and another one after it, as a picture of products, places and the shop, and as a statement: other kinds under a receipt’s name, cut and damaged pictures, whole pictures beyond every limit of pixels and sides, names that lead elsewhere`,
  guard: 'whatever is decoded, it goes well',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const preload = new URL('../decode-anything.mjs', import.meta.url);
    const work = async (shop: Shop, server: Server): Promise<Outcome> => {
      const uploads = partOf(whole.uploads, share);
      // Whoever gives up a hold leaves its box for a while.
      const wish = await wishFor(shop, server, uploads * 2);
      const token = await shop.signIn({ role: 'admin' });
      const templates = await makeTemplates();
      const mark = `escaped-${randomUUID()}`;
      const outside = new Set(await shop.namesOutside());
      const breaches: string[] = [];
      let [accepted, answered] = [0, 0];
      const senders: { doors: Door[]; isFree: boolean }[] = [];
      while (senders.length < sentAtOnce)
        senders.push({ doors: await openDoors({ server, wish, token, isTimed }), isFree: true });
      await atOnce(Array(uploads).keys(), sentAtOnce, async (at) => {
        const mine = senders.find(({ isFree }) => isFree);
        if (!mine) throw new Error('There are as many senders as uploads at once.');
        mine.isFree = false;
        const { hostile, door } = firstTries(templates, mine.doors)[at] ?? {
          hostile: hostileFile(templates),
          door: doorFor(mine.doors, at),
        };
        const file = new File([Uint8Array.from(hostile.bytes)], oddName(mark), { type: 'image/jpeg' });
        const answer = await door.send(file);
        if (answer.status === 200) accepted += 1;
        breaches.push(...(await breachesOf(answer, { hostile, door })));
        mine.isFree = true;
        answered += 1;
        if (answered % 1_000 === 0) say(`${answered} of ${uploads} sent`);
      });
      if (!isGuardOut) breaches.push(...(await closedDoors(senders[0]?.doors ?? [], mark)));
      const names = (await shop.fileNames()).map((name) => name.replaceAll('\\', '/'));
      const strays = [
        ...(await shop.namesOutside()).filter((name) => !outside.has(name)),
        ...(await shop.pathsWith(mark)),
      ];
      const { peak } = await megabytesOf(server);
      return {
        figures: `${uploads} uploads through ${senders[0]?.doors.length} doors, ${templates.bombs.length} kinds of bombs among them: ${uploads - accepted} refused, ${accepted} that could still be read accepted, ${breaches.length} wrongly, ${strays.length} stored outside; peak memory ${peak} MB`,
        breaches: [
          ...breaches,
          ...names.filter((name) => !ownName.test(name)).map((name) => `a file was stored as ${name}`),
          ...strays.map((name) => `${name} was stored outside`),
          ...(peak > peakMegabytes ? [`memory reached ${peak} MB`] : []),
          ...differing('uploads with an answer', answered, uploads),
          ...(await shop.examine()),
        ],
      };
    };
    return inShop(1, work, isGuardOut ? { preload } : {});
  },
};

type Try = { hostile: Hostile; door: Door };

/** Each bomb comes once through each door it is too large for, before chance decides. */
const firstTries = ({ bombs }: Templates, doors: readonly Door[]): Try[] =>
  bombs.flatMap((bomb) =>
    doors
      .filter(({ takes }) => isTooLargeFor(bomb, takes))
      .map((door) => ({ hostile: { kind: bomb.kind, bytes: bomb.bytes, bomb }, door })),
  );

const isTooLargeFor = (bomb: Bomb, takes: Door['takes']) => bomb.isForAll || takes === 'receipts';

/** Every other one comes with an order, as most do; the rest take turns. */
function doorFor(doors: readonly Door[], at: number): Door {
  const [order, ...others] = doors;
  const door = at % 2 === 0 ? order : others[Math.floor(at / 2) % others.length];
  if (!door) throw new Error('There are doors.');
  return door;
}

async function breachesOf(
  { status }: Answer,
  { hostile: { kind, bytes, bomb }, door }: Try,
): Promise<string[]> {
  if (status >= 500 || status === 429) return [`${kind} for ${door.name} was answered ${status}`];
  // Rows of text may be found in anything, and are shown to whoever sent them.
  if (status !== 200 || door.takes === 'statements') return [];
  if (bomb) return isTooLargeFor(bomb, door.takes) ? [`${kind} was taken for ${door.name}`] : [];
  // Damage may leave a picture that can still be drawn to its last pixel: that is one.
  return (await isReadable(bytes)) ? [] : [`${kind} was taken for ${door.name}`];
}

/** A door that takes nothing at all refuses nothing either. */
async function closedDoors(doors: readonly Door[], mark: string): Promise<string[]> {
  const statement = 'Date,Description,Credit,Balance\n01/09/2026,"TAN MEI LING",50.00,150.00\n';
  const breaches: string[] = [];
  for (const door of doors) {
    const picture = await aReceipt();
    const good =
      door.takes === 'statements'
        ? new File([statement], `${mark}.csv`)
        : new File([await picture.arrayBuffer()], `../../${mark}.jpg`, { type: picture.type });
    const { status } = await door.send(good);
    if (status !== 200) breaches.push(`a good file for ${door.name} was answered ${status}`);
  }
  return breaches;
}
