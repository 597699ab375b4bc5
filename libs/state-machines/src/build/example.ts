import type { SessionAnswer } from '@imah/contract/identity';
import { sessionMachine, type Session, type WhoamiAnswer } from '@imah/state-machines';
import { createActor, fromPromise } from 'xstate';

const user = { id: '1', email: 'sari@imah.test', name: 'Sari' };
const session = createActor(
  sessionMachine.provide({
    actors: {
      fetchSession: fromPromise<SessionAnswer>(async () => ({ user, token: 'secret' })),
      fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(async () => ({})),
      deleteSession: fromPromise<unknown, Session | null>(async () => undefined),
    },
  }),
);
session.on('sessionSet', (event) => console.log(`Masuk sebagai ${event.session.user.name}`));
session.on('redirectToLogin', (event) => console.log(`Harus masuk lagi, dari ${event.from}`));
session.on('sessionSet', () => session.send({ type: 'UNAUTHORIZED', path: '/imah' }));
session.start();
