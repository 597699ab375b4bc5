import type { TimeZone } from '@imah/contract/buildings/words';
import type { Escalation } from '@imah/contract/notifications';
import { useFormat } from '@imah/app/i18n';
import { useEscalationNoteTexts } from './texts.ts';

interface EscalationNoteProps {
  readonly escalation: Escalation;
  /** Of its building. */
  readonly timeZone: TimeZone;
}

/** To whom something urgent was passed on last, and what became of it; nothing before anybody was told. */
export function EscalationNote({ escalation, timeZone }: EscalationNoteProps) {
  const t = useEscalationNoteTexts();
  const format = useFormat();
  const { state, calls, nextAt } = escalation;
  const [last] = calls;
  if (last === undefined) return null;
  const clock = (at: string) => format.time(at, timeZone);
  const names = last.people.map(({ name }) => name);
  const who = names.length === 0 ? t('nobody') : names.join(', ');
  const parts = [
    t(state, { who, at: clock(last.at) }),
    ...(calls.length > 1 ? [t('times', { count: String(calls.length) })] : []),
    ...(nextAt === null ? [] : [t('next', { at: clock(nextAt) })]),
  ];
  return <>{parts.join(' ')}</>;
}
