import { useApiClient } from '@imah/api-client/react';
import type { Building, Contact } from '@imah/contract/buildings';
import { arrowDownIcon, arrowUpIcon } from '@imah/ui/icons';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { RowActions } from '../parts/row-actions.tsx';
import { ContactForm } from './contact-form.tsx';
import { useContactsTexts } from './texts.ts';

interface ContactActionsProps {
  readonly building: Building;
  readonly contact: Contact;
  /** Where it stands among the contacts, and where the last one does. */
  readonly position: number;
  readonly last: number;
}

/** What who runs the building does with one contact. */
export function ContactActions({ building, contact, position, last }: ContactActionsProps) {
  const t = useContactsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const { id: contactId, name, version } = contact;
  const params = { buildingId: building.id, contactId };

  async function move(to: number): Promise<void> {
    const done = await submit(() => client.updateContact({ params, body: { position: to }, version }));
    if (done !== null) toast('success', t('moved', { name }));
  }
  async function remove(): Promise<void> {
    const done = await submit(() => client.deleteContact({ params, version }));
    if (done !== null) toast('success', t('removeConfirm.done'));
  }
  const moves = [
    { label: t('up'), icon: arrowUpIcon, to: position - 1 },
    { label: t('down'), icon: arrowDownIcon, to: position + 1 },
  ].filter(({ to }) => to >= 0 && to <= last);

  return (
    <RowActions
      label={t('actions', { name })}
      refusal={answer?.message}
      edit={t('edit')}
      remove={t('remove')}
      more={moves.map(({ label, icon, to }) => ({ kind: 'action', label, icon, onSelect: () => void move(to) }))}
      form={(close) => <ContactForm building={building} contact={contact} onClose={close} />}
      question={{ title: t('removeConfirm.title'), text: t('removeConfirm.text', { name }) }}
      isRemoving={isSending}
      onRemove={remove}
    />
  );
}
