import { inProject } from '../lib/project.mjs';
import { complaintAbout, findUnusedTexts } from './unused-texts.mjs';

// A step of `npm run check`: words that no screen shows any more are deleted, not translated for ever.

const finding = findUnusedTexts(inProject('web/tsconfig.json'));
const complaint = complaintAbout(finding);
console.log(complaint ?? `${finding.looked} texts, every one of them read`);
process.exitCode = complaint ? 1 : 0;
