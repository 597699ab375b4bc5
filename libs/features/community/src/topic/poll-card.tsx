import type { CommunityTopic, TopicPoll } from '@imah/contract/community';
import { Button, Card, Heading, Inline, Progress, RadioGroup, Stack, StatusBadge, Text } from '@imah/ui';
import { checkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { useCommunityTexts } from '../texts.ts';
import { voteInTopic } from './topic-commands.ts';
import { wholePercents } from './whole-percents.ts';

/** All units together, where shares are voted. */
const whole = 100_000_000;

export interface PollCardProps {
  readonly topic: CommunityTopic;
  readonly poll: TopicPoll;
}

/** The question of a poll: one's vote as long as it is open, and the result as far as it may be seen. */
export function PollCard({ topic, poll }: PollCardProps) {
  const t = useCommunityTexts();
  const format = useFormat();
  const toast = useToast();
  const { isPending, run } = useCommand(voteInTopic(topic.id));
  const { ballots, cast, closed, closesAt, options, possible, results, weight } = poll;
  const when = format.dateTime(closesAt, topic.timeZone);
  const choices = new Set(ballots.map(({ optionId }) => optionId));
  const [chosen = null] = choices.size === 1 ? choices : [];
  const { acts } = topic.abilities;
  const isShown = acts.includes('see-result');
  const share = (part: number) => format.percent(part / whole);
  const percents = wholePercents(
    options.map((option) => option.weight ?? 0),
    cast,
  );
  const amount = (sum: number, position: number) =>
    weight === 'share'
      ? share(sum)
      : `${t('poll.votes', { count: sum })} · ${format.percent((percents[position] ?? 0) / 100)}`;
  const isVoting = acts.includes('vote');
  const units = ballots.flatMap(({ unit }) => (unit === null ? [] : [unit.code]));

  // What was chosen stands at once; the result waits for the server.
  const [casting, setCasting] = useState<string | null>(null);

  async function vote(optionId: string | null): Promise<void> {
    setCasting(optionId);
    const done = await run((client) => client.voteInTopic({ params: { topicId: topic.id }, body: { optionId } }));
    setCasting(null);
    if (done.kind === 'sent' && optionId !== null) toast('success', t('poll.voted'));
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="polling">
      <Stack gap="md">
        <Inline justify="between" align="baseline">
          <Heading level={2} size="sm" id="polling">
            {t(`poll.weights.${weight}`)}
          </Heading>
          <Text size="sm" tone="muted">
            {closed ? t('poll.closed', { when }) : t('poll.closes', { when })}
          </Text>
        </Inline>
        {isVoting ? (
          <RadioGroup
            label={t('poll.label')}
            hint={units.length === 0 ? t('poll.forPerson') : t('poll.for', { units: units.join(', ') })}
            value={casting ?? chosen ?? ''}
            options={options.map(({ id, text, weight: sum }, position) => ({
              value: id,
              label: text,
              // So far stands beside what is chosen: a long poll is not listed twice.
              ...(sum === null ? {} : { hint: amount(sum, position) }),
            }))}
            onChange={({ value }) => void vote(value)}
          />
        ) : null}
        {isShown && !isVoting ? (
          <Stack gap="md">
            {options.map(({ id, text, weight: sum }, position) => (
              <Stack key={id} gap="xs">
                <Progress label={text} value={sum ?? 0} max={Math.max(1, cast)} amount={amount(sum ?? 0, position)} />
                {closed && chosen === id ? (
                  <Inline>
                    <StatusBadge tone="info" icon={checkIcon} label={t('poll.yours')} />
                  </Inline>
                ) : null}
              </Stack>
            ))}
          </Stack>
        ) : null}
        {isShown ? null : (
          <Text tone="muted">
            {t(results === 'open' && ballots.length > 0 ? 'poll.hiddenUntilVote' : 'poll.hidden')}
          </Text>
        )}
        <Inline justify="between" align="baseline">
          <Text size="sm" tone="muted">
            {weight === 'share'
              ? t('poll.castShare', { cast: share(cast), possible: share(possible) })
              : t('poll.castCount', { cast, possible })}
          </Text>
          {isVoting && chosen !== null ? (
            <Button size="sm" tone="ghost" loading={isPending} onClick={() => void vote(null)}>
              {t('poll.takeBack')}
            </Button>
          ) : null}
        </Inline>
        {ballots.length === 0 && !closed ? <Text tone="muted">{t('poll.noBallot')}</Text> : null}
      </Stack>
    </Card>
  );
}
