import type { SessionAnswer, Whoami } from '@imah/contract/identity';
import { createFakeRealtime } from '@imah/realtime/testing';
import { type Session, sessionMachine, type WhoamiAnswer } from '@imah/state-machines';
import { fixtureNow, whoami } from '@imah/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { AppPorts } from '../../ports/app-ports.tsx';
import { viewAsOrigin } from '../../ports/view-as-origin.ts';
import { show } from '../../harness/testing/show.tsx';
import { SessionProvider } from '../session/session-context.tsx';
import { AccessWatch } from './access-watch.tsx';
import { LiveState } from './live-state.tsx';
import { ViewAsBanner } from './view-as-banner.tsx';

afterEach(cleanup);

const { orgId } = whoami.memberships[0] ?? { orgId: '' };
const asGuard: Whoami = { ...whoami, viewAs: { orgId, groupId: orgId, groupName: 'Satpam' } };

async function sessionOf(first: Whoami) {
  let person = first;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise<SessionAnswer>(async () => ({
          user: { id: first.id, email: first.email, name: first.name },
          token: 'uji',
        })),
        fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(async () => ({ data: person })),
        deleteSession: fromPromise<unknown, Session | null>(async () => undefined),
      },
    }),
  ).start();
  await waitFor(actor, ({ context }) => context.user !== null);
  const become = (next: Whoami) => {
    person = next;
    actor.send({ type: 'REFRESH_WHOAMI' });
  };
  return { actor, become };
}

describe('to see as a group', () => {
  const storage = (): AppPorts['draftStorage'] => {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    };
  };
  async function end(draftStorage: AppPorts['draftStorage']) {
    const onRightsChanged = vi.fn<AppPorts['onRightsChanged']>();
    const { actor } = await sessionOf(asGuard);
    const banner = (
      <SessionProvider actor={actor}>
        <ViewAsBanner />
      </SessionProvider>
    );
    await show(banner, { answers: { endViewAs: undefined }, app: { onRightsChanged, draftStorage } });
    await userEvent.click(await screen.findByRole('button', { name: 'Kembali ke hak saya' }));
    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledTimes(1));
    return onRightsChanged.mock.calls[0];
  }

  it('ends on the page it was begun from', async () => {
    const draftStorage = storage();
    viewAsOrigin(draftStorage).keep('/imah/settings/group?grup=3');

    expect(await end(draftStorage)).toEqual([{ href: '/imah/settings/group?grup=3' }]);
    expect(viewAsOrigin(draftStorage).take()).toBeNull();
  });

  it('ends where one is when it was begun in another tab', async () => {
    expect(await end(storage())).toEqual(['stay']);
  });

  async function live() {
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    const { actor, become } = await sessionOf(whoami);
    const parts = (
      <SessionProvider actor={actor}>
        <AccessWatch />
        <LiveState />
      </SessionProvider>
    );
    await show(parts, { realtime });
    const word = () => screen.getByRole('status').dataset['state'];
    expect(word()).toBe('connected');
    return { realtime, become, word };
  }

  it('replaces the live channel at once, and no break is told', async () => {
    const { realtime, become, word } = await live();
    const seen = new Set<string | undefined>();
    const watch = new MutationObserver(() => seen.add(word()));
    watch.observe(document.body, { attributes: true, subtree: true });

    await act(async () => realtime.setState('error'));
    await act(async () => become(asGuard));

    await expect.poll(word).toBe('connected');
    watch.disconnect();
    expect([...seen]).toEqual(['connecting', 'connected']);
  });

  it('replaces it as well when the news comes before the end', async () => {
    const { realtime, become, word } = await live();
    await act(async () => become(asGuard));
    await act(async () => realtime.setState('error'));

    await expect.poll(word).toBe('connected');
  });

  it('a channel that stays away is told', async () => {
    const { realtime, word } = await live();
    await act(async () => realtime.setState('error'));

    await expect.poll(word, { timeout: 5000 }).toBe('error');
  });
});
