import { foldWord } from '../../findings/confusions.ts';

/**
 * Parts of names as people of Malaysia have them, and of companies: one of them makes what stands in the payer's field a name.
 * Without one it may say anything, and a person looks.
 */
const parts = `
  a/l a/p abd abdul abdullah abu ah ahmad aisyah ali amin amir aminah anak ang ariffin azlan azman aziz azizah bakar balan bin binti bt bte
  chai chan chandran chang chen cheng cheong chew chia chian chin ching chong choo choon chow chua chuah d/o devi dewi ee ei fadzil faizal
  farah farid fatimah foo fong gan goh gopal hafiz hakim halim hamid hamzah haniff haris hasan hashim hassan heng hidayah ho hong hoo hooi
  husin hussein hussin ibrahim idris indran ismail izzat jamal jamaluddin jaya johari kamal kamarudin karim kaur khairul khalid khoo kit
  kok kong koh kuan kumar kwan kwok lai lakshmi lam lau law lee leong letchumi lew liew lim ling loh loke loo loong low mahmud mei mohamad
  mohamed mohammad mohammed mohd muhamad muhammad muniandy murugan nadarajah nair nathan ng ngu nik noor nor norhayati nur nurul omar ong
  ooi osman othman pang perumal phang poh prakash quah rahim rahman raj raja rajan raju ramasamy ramli rani rashid razak ridzuan rosli
  rozita s/o saiful salleh samad samy sarah selvam seng shah sharifah siew sim singh sin siti sivakumar soh soo subramaniam sulaiman syed
  tai tan tang tay tee teh teng teo teoh thong tiong toh tong tunku vijay wahab wai wan wee wei wong woo yap yee yeoh yew ying yong yusof
  yusuf zain zainab zainal zakaria zul
  bhd enterprise plt sdn trading`;

const known = new Set(parts.split(/\s+/).map(foldWord));

/** Whether a row of the payer's field is somebody's name, Latin or Chinese. */
export function isPersonalName(words: readonly string[]): boolean {
  const han = words.join('').replace(/[^\p{Script=Han}]/gu, '');
  return words.some((word) => known.has(foldWord(word))) || (han.length >= 2 && han.length <= 4);
}
