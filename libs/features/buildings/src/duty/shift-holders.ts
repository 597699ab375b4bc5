import { useRead } from '@imah/api-client/react';
import type { DutyShift, DutyShiftDraft } from '@imah/contract/buildings';
import { useContacts } from '../contacts/list/index.ts';
import { useDutyTexts } from './texts.ts';

/** Who can be put on the roster: who is given tickets there, and the numbers of the building. Whom a shift names stays. */
export function useHolders(buildingId: string, shift: DutyShift | null) {
  const t = useDutyTexts();
  const workers = useRead('listTicketWorkers', { params: { buildingId } });
  const contacts = useContacts(buildingId);
  const known = contacts.kind === 'ready' ? contacts.data : [];
  const options = [
    ...(workers.data ?? []).map(({ id, name }) => ({ value: `member:${id}`, label: name })),
    ...known.map(({ id, name }) => ({ value: `contact:${id}`, label: t('form.ofList', { name }) })),
  ];
  const value = shift === null ? '' : valueOf(shift.holder);
  const isGone = shift !== null && !options.some((option) => option.value === value);
  return {
    value,
    options: isGone ? [{ value, label: shift.holder.name }, ...options] : options,
    isRead: !workers.isPending && contacts.kind !== 'loading',
  };
}

/** What is chosen, as it is sent; null where nobody is. */
export function holderOf(value: string, phone: string | null): DutyShiftDraft['holder'] | null {
  const [kind, id = ''] = value.split(':');
  if (kind === 'member') return { kind, userId: id, phone };
  return kind === 'contact' ? { kind, contactId: id } : null;
}

function valueOf(holder: DutyShift['holder']): string {
  return holder.kind === 'member' ? `member:${holder.userId}` : `contact:${holder.contactId}`;
}
