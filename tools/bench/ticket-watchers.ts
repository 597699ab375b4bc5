import { once } from 'node:events';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startPageServer } from './page-server.ts';
import { median, type Row } from './table.ts';

const watchers = 200;
const rounds = 20;

/** Until the last of 200 people who watch one board has heard of a ticket that was changed by a call. */
export async function measureTicketWatchers(): Promise<Row[]> {
  const server = await startPageServer<{ readonly buildingId: string }>('tickets');
  const headers = { authorization: `Bearer ${server.token}` };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${server.url}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    // The server has written it by the contract's schema.
    return ((await answer.json()) as { readonly data: T }).data;
  };
  const person = await read<{ readonly email: string; readonly extra: { readonly mqtt_password: string } }>(
    '/api/v1/auth/whoami',
  );
  const [ticket] = await read<readonly { readonly id: string; readonly version: number; readonly title: string }[]>(
    `/api/v1/tickets?limit=1&buildingId=${server.buildingId}`,
  );
  if (ticket === undefined) throw new Error('there is no ticket to change');

  // In a process of their own: what they do must not keep the caller from sending.
  const crowd = fork(
    fileURLToPath(new URL('watching-crowd.ts', import.meta.url)),
    [
      server.url.replace('http', 'ws'),
      person.email,
      person.extra.mqtt_password,
      `imah/v1/${server.orgId}/b/${server.buildingId}/ev`,
      String(watchers),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  await once(crowd, 'message');

  const answered: number[] = [];
  const last: number[] = [];
  let { version } = ticket;
  for (let round = 0; round < rounds; round += 1) {
    const heard = once(crowd, 'message') as Promise<[{ readonly last: number }]>;
    const sent = Date.now();
    const answer = await fetch(`${server.url}/api/v1/tickets/${ticket.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify({ title: `${ticket.title} ${round}` }),
    });
    if (!answer.ok) throw new Error(`the change was answered with ${answer.status}: ${await answer.text()}`);
    answered.push(Date.now() - sent);
    version += 1;
    const [{ last: at }] = await heard;
    last.push(at - sent);
  }
  crowd.send('end');
  await once(crowd, 'exit');
  await server.close();
  return [
    {
      what: `a changed ticket, sent until the last of ${watchers} watchers has heard: median, worst of ${rounds}`,
      measured: `${median(last)} ms, ${Math.max(...last)} ms`,
      reference: `goal ≤ 1,000 ms; the caller's own answer ${median(answered)} ms`,
    },
  ];
}
