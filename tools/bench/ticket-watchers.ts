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
      ticket.id,
      String(watchers),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const gone = once(crowd, 'exit');
  const said = async <T>(): Promise<T> => {
    const [message] = await Promise.race([once(crowd, 'message'), gone]);
    if (crowd.exitCode !== null) throw new Error('the watchers have gone');
    // It is the crowd's own.
    return message as T;
  };
  await said<'ready'>();

  const answered: number[] = [];
  const last: number[] = [];
  let { version } = ticket;
  for (let round = 0; round < rounds; round += 1) {
    const heard = said<{ readonly at: number }>();
    const sent = Date.now();
    const answer = await fetch(`${server.url}/api/v1/tickets/${ticket.id}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${version}"` },
      body: JSON.stringify({ title: `${ticket.title} ${round}` }),
    });
    if (!answer.ok) throw new Error(`the change was answered with ${answer.status}: ${await answer.text()}`);
    answered.push(Date.now() - sent);
    version += 1;
    last.push((await heard).at - sent);
  }
  crowd.send('end');
  await gone;
  await server.close();
  return [
    {
      what: `a changed ticket, sent until the last of ${watchers} watchers has heard: median, worst of ${rounds}`,
      measured: `${median(last)} ms, ${Math.max(...last)} ms`,
      reference: `goal ≤ 1,000 ms; the caller's own answer ${median(answered)} ms`,
    },
  ];
}
