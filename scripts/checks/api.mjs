import { mkdirSync, writeFileSync } from 'node:fs';
import { fail, inProject, run, tool } from '../lib/project.mjs';

// The API's description, written as the server would and read by a linter; redocly.yaml says what it must
// hold. Neither needs a database or a network, and nobody is told that it ran.
const document = inProject('.cache/openapi.json');
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const described = await run(tool('tsx'), [inProject('server/src/openapi-command.ts')], { quiet: true });
if (described.code !== 0) fail(described.output);
mkdirSync(inProject('.cache'), { recursive: true });
writeFileSync(document, described.output);

const { code, output } = await run(tool('redocly'), ['lint', document], { env: offline, quiet: true });
if (code !== 0) fail(output);
