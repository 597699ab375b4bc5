import type { TicketWatcher } from '@imah/contract/tickets';
import { Avatar, Inline, Text, VisuallyHidden } from '@imah/ui';
import { useOthers } from './use-presence.tsx';
import { usePresenceTexts } from './texts.ts';
import * as styles from './presence.css.ts';

const named = 2;

/** Who else looks at the ticket. Said aloud when somebody comes or goes, not when they write. */
export function Watchers() {
  const t = usePresenceTexts();
  const { people } = useOthers();
  const names = people
    .slice(0, named)
    .map((person) => nameOf(t, person))
    .join(', ');
  const rest = people.length - named;
  const sentence = rest > 0 ? t('more', { names, count: rest }) : t('looking', { names });
  return (
    <div className={styles.watchers}>
      {people.length === 0 ? null : (
        <Inline gap="xs" wrap="nowrap">
          <span className={styles.faces}>
            {people.slice(0, named + 1).map(({ id, name }) => (
              <span key={id} className={styles.face}>
                <Avatar name={name} size="sm" />
              </span>
            ))}
          </span>
          <Text as="span" size="sm" tone="muted" aria-hidden>
            {sentence}
          </Text>
        </Inline>
      )}
      <VisuallyHidden aria-live="polite">{people.length === 0 ? '' : sentence}</VisuallyHidden>
    </div>
  );
}

/** Who writes just now, above where one writes oneself. */
export function Writers() {
  const t = usePresenceTexts();
  const { people, staff } = useOthers();
  const writing = (doing: TicketWatcher['doing']) =>
    people
      .filter((person) => person.doing === doing)
      .map((person) => nameOf(t, person))
      .join(', ');
  const [reply, note] = [writing('writing-reply'), writing('writing-note')];
  const sentences = [
    ...(reply === '' ? [] : [t('writingReply', { names: reply })]),
    ...(note === '' ? [] : [t('writingNote', { names: note })]),
    ...(people.length === 0 && staff === 'writing-reply' ? [t('staffWrites')] : []),
  ];
  return <p className={styles.writers}>{sentences.join(' ')}</p>;
}

function nameOf(t: ReturnType<typeof usePresenceTexts>, { name, side }: TicketWatcher): string {
  return side === 'resident' ? t('resident', { name }) : name;
}
