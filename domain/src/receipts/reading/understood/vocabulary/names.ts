import { foldWord } from '../../findings/confusions.ts';

/**
 * Parts of names as people of Malaysia have them, and of companies: one of them makes what stands in the payer's field a name.
 * Without one it may say anything, and a person looks. `aip` is `A/P` as it is read.
 */
const parts = `
  a/l a/p ail aip abd abdul abdullah abu afiq ah ahmad aiman aisyah akmal ali alif amin aminah amir amirul anak anand ang anis anuar arif ariffin
  arumugam ayu azhar aziz azizah azlan azman badrul baharudin bakar balakrishnan balan bin binti bt bte chai chan chandran chang cheah
  chen cheng cheong chew chia chiam chian chiew chin ching chok chong choo choon chow chu chua chuah d/o danial devan devi dewi diyana ee
  ei fadzil fahmi faiz faizal farah farhan farid fatimah fauzi fikri firdaus fong foo gan ganesan ganesh ghazali goh gooi gopal gopalan
  govindan hafiz haikal hairul hakim halim halimah hamid hamzah hanafi haniff hanis hao haris hasan hashim hassan hazim helmi heng hew
  hidayah ho hong hoo hooi hui husin husna hussein hussin ibrahim idris ikhwan ilham imran indran irfan ismail izwan izzat jamal
  jamaluddin jamil jamilah jasmin jaya jia jie johari jun kai kamal kamarudin kannan karim karthik kaur kee khairul khalid khalil khoo
  khor kit koay koh kok kong krishnan kuan kumar kumari kwan kwok lai lakshmi lam latif lau law lee leong leow letchumanan letchumi lew
  liang liew lim ling liow liyana loh loi loke loo loong low lum luqman mah mahmud maisarah mak maniam manikam marina masitah mazlan
  maznah mei ming mohamad mohamed mohammad mohammed mohan mohd mok mokhtar muhamad muhammad muniandy murugan mustafa muthu nadarajah
  nagarajan naidu nair najib najwa narayanan nasir nathan nazri neoh ng ngu nik nizam noor nor noraini norazlina norhayati nur nurul omar
  ong ooi oon osman othman pan pang perumal phang pillai poh prakash priya pua puteri qi quah quek rafiq rahim rahimah rahman raihan raj raja
  rajan rajendran raju raman ramasamy ramesh ramli rani rashid ravi razak ridzuan rizal rohani roslan rosli rosmah rozita rui s/o sabri saiful
  salim salleh salmah samad samy sarah saravanan seah segaran selvam selvaraj seng seow shah shahrul shamsul shanti sharif sharifah
  sharma sheng siah siew sim sin singh siti sivakumar sofia soh song soo subramaniam suhaimi sulaiman suresh syafiq syahir syazwan syed
  tai tan tang tarmizi tay tee teh teng teo teoh thangaraj thian thong ting tiong tiu toh tong tunku vasudevan velu vijay vijaya voon
  wahab wahid wai wan wee wei wen wong woo woon xiang xin xuan yahya yan yap yasmin yau yeap yee yeoh yew yi ying yip yong yu
  yuan yusof yusuf zaharah zaidi zain zainab zainal zakaria zhi zi zul zulkifli
  bhd enterprise plt sdn trading`;

const known = new Set(parts.split(/\s+/).map(foldWord));

/** Whether a row of the payer's field is somebody's name, Latin or Chinese. */
export function isPersonalName(words: readonly string[]): boolean {
  const han = words.join('').replace(/[^\p{Script=Han}]/gu, '');
  return words.some((word) => known.has(foldWord(word))) || (han.length >= 2 && han.length <= 4);
}
