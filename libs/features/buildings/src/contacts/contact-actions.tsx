import { useApiClient } from '@imah/api-client/react';
import type { Building, Contact } from '@imah/contract/buildings';
import { ConfirmDialog, IconButton, Menu, Text } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon, ellipsisVerticalIcon, pencilIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
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
  const [dialog, setDialog] = useState<'none' | 'edit' | 'remove'>('none');
  const { id: contactId, name, version } = contact;
  const params = { buildingId: building.id, contactId };

  async function move(to: number): Promise<void> {
    const done = await submit(() => client.updateContact({ params, body: { position: to }, version }));
    if (done !== null) toast('success', t('moved', { name }));
  }
  async function remove(): Promise<void> {
    const done = await submit(() => client.deleteContact({ params, version }));
    setDialog('none');
    if (done !== null) toast('success', t('removeConfirm.done'));
  }
  const moves = [
    { label: t('up'), icon: arrowUpIcon, to: position - 1 },
    { label: t('down'), icon: arrowDownIcon, to: position + 1 },
  ].filter(({ to }) => to >= 0 && to <= last);

  return (
    <>
      {answer?.message === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {answer.message}
        </Text>
      )}
      <Menu
        align="end"
        trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={t('actions', { name })} />}
        items={[
          { kind: 'action', label: t('edit'), icon: pencilIcon, onSelect: () => setDialog('edit') },
          ...moves.map(({ label, icon, to }) => ({
            kind: 'action' as const,
            label,
            icon,
            onSelect: () => void move(to),
          })),
          {
            kind: 'action',
            label: t('remove'),
            icon: trashIcon,
            tone: 'danger',
            onSelect: () => setDialog('remove'),
          },
        ]}
      />
      {dialog === 'edit' ? (
        <ContactForm building={building} contact={contact} onClose={() => setDialog('none')} />
      ) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('removeConfirm.title')}
        text={t('removeConfirm.text', { name })}
        confirmLabel={t('remove')}
        tone="danger"
        loading={isSending}
        onConfirm={() => void remove()}
        onClose={() => setDialog('none')}
      />
    </>
  );
}
