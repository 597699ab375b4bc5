import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { routeGuardMachine } from './route-guard-machine.ts';

describe(routeGuardMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(routeGuardMachine, {
      events: [
        { type: 'NAVIGATE', guard: 'auth', path: '/imah' },
        { type: 'NAVIGATE', guard: 'guest', path: '/login' },
        { type: 'NAVIGATE', guard: null, path: '/terms' },
        { type: 'SESSION_CHANGED', hasSession: true },
        { type: 'SESSION_CHANGED', hasSession: false },
      ],
      identify: ({ context }) => context,
    });

    expect(reached).toEqual(definitionOf(routeGuardMachine));
  });

  it('S-29: a guarded page waits until the session is known', () => {
    const { actor } = stage(routeGuardMachine);

    actor.send({ type: 'NAVIGATE', guard: 'auth', path: '/imah' });
    const before = actor.getSnapshot().value;
    actor.send({ type: 'SESSION_CHANGED', hasSession: true });

    expect([before, actor.getSnapshot().value]).toEqual(['waiting', 'allowed']);
  });

  it('a public page does not wait', () => {
    const { actor } = stage(routeGuardMachine);

    actor.send({ type: 'NAVIGATE', guard: null, path: '/terms' });

    expect(actor.getSnapshot().value).toEqual('allowed');
  });

  it('S-37: after the login it leads back to the page asked for', () => {
    const { actor } = stage(routeGuardMachine);
    actor.send({ type: 'SESSION_CHANGED', hasSession: false });

    actor.send({ type: 'NAVIGATE', guard: 'auth', path: '/imah/saldo' });
    const first = actor.getSnapshot();
    actor.send({ type: 'NAVIGATE', guard: 'guest', path: first.context.to });
    const login = actor.getSnapshot();
    actor.send({ type: 'SESSION_CHANGED', hasSession: true });

    expect([first.value, first.context.to]).toEqual(['redirected', '/login?redirect=%2Fimah%2Fsaldo']);
    expect(login.value).toEqual('allowed');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.to]).toEqual(['redirected', '/imah/saldo']);
  });

  it('S-37: a session that ends while the page is open leads away from it', () => {
    const { actor } = stage(routeGuardMachine);
    actor.send({ type: 'SESSION_CHANGED', hasSession: true });
    actor.send({ type: 'NAVIGATE', guard: 'auth', path: '/imah' });

    actor.send({ type: 'SESSION_CHANGED', hasSession: false });

    expect([actor.getSnapshot().value, actor.getSnapshot().context.to]).toEqual(['redirected', '/login']);
  });

  it('S-38: a guest’s page leads to the application once there is a session', () => {
    const { actor } = stage(routeGuardMachine);
    actor.send({ type: 'NAVIGATE', guard: 'guest', path: '/login' });
    const before = actor.getSnapshot().value;

    actor.send({ type: 'SESSION_CHANGED', hasSession: true });

    expect([before, actor.getSnapshot().value, actor.getSnapshot().context.to]).toEqual([
      'waiting',
      'redirected',
      '/imah',
    ]);
  });
});
