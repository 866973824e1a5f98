import { Agent, get } from 'node:http';

const connections = 16;

/** How many GETs a second one address answers over kept-alive connections; bounded in time. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const end = started + seconds * 1000;
  let answered = 0;

  const client = async () => {
    while (performance.now() < end) {
      await once(url, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return answered / ((performance.now() - started) / 1000);
}

function once(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', 'accept-language': 'en' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}
