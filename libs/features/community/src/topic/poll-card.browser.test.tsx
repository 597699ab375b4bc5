import { ApiError } from '@imah/api-client';
import type { CommunityTopic, TopicPoll } from '@imah/contract/community';
import type { TopicAct } from '@imah/contract/community/words';
import { answerOf } from '@imah/testing';
import { asNeighbour, poll as pollTopic } from '@imah/testing/community';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeAnswers } from '@imah/api-client/testing';
import { show, withToasts } from '@imah/app/harness/testing';
import { PollCard } from './poll-card.tsx';

afterEach(cleanup);

const shared = pollTopic.poll;
if (shared === null) throw new Error('The fixture is no poll.');
const [grey, ivory, green] = shared.options.map(({ id }) => id) as [string, string, string];
const ballot = (optionId: string | null, code = 'A-1207') => ({ unit: { id: grey, code }, optionId });
const counted = (weights: readonly (number | null)[], more: Partial<TopicPoll> = {}): TopicPoll => ({
  ...shared,
  weight: 'unit',
  options: shared.options.map((option, position) => ({ ...option, weight: weights[position] ?? null })),
  cast: weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0),
  possible: 12,
  ...more,
});

async function open(poll: TopicPoll, acts: readonly TopicAct[], answers: FakeAnswers = {}) {
  const topic: CommunityTopic = { ...asNeighbour(pollTopic), poll };
  const shown = { ...topic, abilities: { ...topic.abilities, acts: [...acts] } };
  const { page, toasts } = withToasts(<PollCard topic={shown} poll={poll} />);
  const { calls } = await show(page, { answers });
  return { toasts, votes: () => calls().flatMap(({ name, input }) => (name === 'voteInTopic' ? [input] : [])) };
}
const choices = () => screen.getAllByRole('radio').map((radio) => radio instanceof HTMLInputElement && radio.checked);

describe('before one has voted', () => {
  it('shows what can be chosen and no result, and says when there will be one', async () => {
    await open(counted([null, null, null], { ballots: [ballot(null)], cast: 3 }), ['vote']);

    expect(choices()).toEqual([false, false, false]);
    expect(screen.getByText('Hasil sementara tampil setelah Anda memilih.')).toBeVisible();
    expect(screen.getByText('3 dari 12 suara masuk')).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tarik suara saya' })).toBeNull();
  });

  it('says of a poll that keeps its result that it is shown at the end', async () => {
    await open(counted([null, null, null], { ballots: [ballot(null)], results: 'after-close' }), ['vote']);

    expect(screen.getByText('Hasil ditampilkan setelah polling ditutup.')).toBeVisible();
  });

  it('sends what is chosen, for all units at once', async () => {
    const both = [ballot(null), ballot(null, 'A-1208')];
    const { votes, toasts } = await open(counted([null, null, null], { ballots: both }), ['vote'], {
      voteInTopic: answerOf(pollTopic),
    });
    expect(screen.getByText('Suara untuk A-1207, A-1208. Dapat diubah sampai polling ditutup.')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: /Putih gading/ }));

    await expect.poll(votes).toEqual([{ params: { topicId: pollTopic.id }, body: { optionId: ivory } }]);
    await expect.poll(toasts).toEqual(['Suara Anda tercatat']);
  });

  it('is answered by the keyboard alone', async () => {
    const { votes } = await open(counted([null, null, null], { ballots: [ballot(null)] }), ['vote'], {
      voteInTopic: answerOf(pollTopic),
    });

    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect.poll(votes).toEqual([{ params: { topicId: pollTopic.id }, body: { optionId: grey } }]);
  });

  it('takes nothing for said that the server refused', async () => {
    const closed = new ApiError({ kind: 'conflict', status: 409, message: 'Polling ini sudah ditutup.' });
    const stillOpen = counted([null, null, null], { ballots: [ballot(null)] });
    const { toasts } = await open(stillOpen, ['vote'], { voteInTopic: closed });

    await userEvent.click(screen.getByRole('radio', { name: /Hijau lumut/ }));

    await expect.poll(toasts).toEqual(['Polling ini sudah ditutup.']);
    expect(choices()).toEqual([false, false, false]);
  });

  it('says to who lives in none of its units that they have no vote', async () => {
    await open(counted([null, null, null], { ballots: [] }), []);

    expect(screen.getByText('Hanya penghuni unit yang dapat memberi suara di polling ini.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('after one has voted', () => {
  it.each([
    [
      [1, 1, 1],
      ['1 suara · 34%', '1 suara · 33%', '1 suara · 33%'],
    ],
    [
      [2, 3, 0],
      ['2 suara · 40%', '3 suara · 60%', '0 suara · 0%'],
    ],
    [
      [5, 1, 1],
      ['5 suara · 72%', '1 suara · 14%', '1 suara · 14%'],
    ],
  ])('shows votes of %j as whole percents that sum to 100', async (weights, expected) => {
    await open(counted(weights, { ballots: [ballot(grey)] }), ['vote', 'see-result']);

    expect(choices()).toEqual([true, false, false]);
    expect(screen.getAllByText(/ suara · /).map(({ textContent }) => textContent?.replace(/\s%/, '%'))).toEqual(
      expected,
    );
  });

  it('weighs shares where shares are voted', async () => {
    await open({ ...shared, ballots: [ballot(grey)] }, ['vote', 'see-result']);

    expect(screen.getByText(/^54\s?% dari 100\s?% NPP sudah memilih$/)).toBeVisible();
    expect(screen.getByText(/^31\s?%$/)).toBeVisible();
  });

  it('takes the vote back when asked to', async () => {
    const { votes, toasts } = await open(counted([1, 0, 0], { ballots: [ballot(grey)] }), ['vote', 'see-result'], {
      voteInTopic: answerOf(pollTopic),
    });

    await userEvent.click(screen.getByRole('button', { name: 'Tarik suara saya' }));

    await expect.poll(votes).toEqual([{ params: { topicId: pollTopic.id }, body: { optionId: null } }]);
    expect(toasts()).toEqual([]);
  });

  it('marks nothing as chosen where the units of one person voted differently', async () => {
    await open(counted([1, 1, 0], { ballots: [ballot(grey), ballot(ivory, 'A-1208')] }), ['vote', 'see-result']);

    expect(choices()).toEqual([false, false, false]);
  });
});

describe('once it is closed', () => {
  it('shows the result with one’s own choice, and nothing to choose', async () => {
    const poll = counted([1, 2, 0], { closed: true, ballots: [ballot(ivory)] });
    await open(poll, ['see-result']);

    expect(screen.getByText(/^Ditutup .* Ini hasil akhirnya\.$/)).toBeVisible();
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['1', '2', '0']);
    expect(screen.getByText('Pilihan Anda')).toBeVisible();
    expect([screen.queryByRole('radio'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('has a result also where nobody voted', async () => {
    await open(counted([0, 0, 0], { closed: true, ballots: [ballot(null)] }), ['see-result']);

    expect(screen.getAllByText(/^0 suara · 0\s?%$/)).toHaveLength(3);
    expect(screen.queryByText('Pilihan Anda')).toBeNull();
    expect(green).toBe(shared.options[2]?.id);
  });
});
