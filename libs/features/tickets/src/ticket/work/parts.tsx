import type { TicketPart, TicketWork } from '@imah/contract/tickets';
import { IconButton, Inline, Text } from '@imah/ui';
import { pencilIcon, trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { PartForm } from './part-form.tsx';
import { decimalsOf, unitName } from './part-units.ts';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';
import { WorkSection } from './work-section.tsx';
import * as styles from './work.css.ts';

interface PartsProps {
  readonly ticketId: string;
  readonly work: TicketWork;
  readonly mode: 'read' | 'write';
}

/** What was used up, with what it comes to. */
export function Parts({ ticketId, work, mode }: PartsProps) {
  const t = useWorkTexts();
  const format = useFormat();
  const [editedId, setEditedId] = useState<string | null>(null);
  if (mode === 'read' && work.parts.length === 0) return null;
  return (
    <WorkSection
      title={work.parts.length === 0 ? t('parts.title') : t('parts.total', { total: format.rupiah(work.totalParts) })}
      add={mode === 'write' ? t('parts.add') : null}
      form={(close) => <PartForm ticketId={ticketId} part={null} onClose={close} />}
      rows={work.parts.map((part) =>
        part.id === editedId ? (
          <li key={part.id} className={styles.row}>
            <div className={styles.grow}>
              <PartForm ticketId={ticketId} part={part} onClose={() => setEditedId(null)} />
            </div>
          </li>
        ) : (
          <PartRow key={part.id} ticketId={ticketId} part={part} mode={mode} onEdit={() => setEditedId(part.id)} />
        ),
      )}
    />
  );
}

interface PartRowProps {
  readonly ticketId: string;
  readonly part: TicketPart;
  readonly mode: 'read' | 'write';
  readonly onEdit: () => void;
}

function PartRow({ ticketId, part, mode, onEdit }: PartRowProps) {
  const t = useWorkTexts();
  const format = useFormat();
  const { run } = useCommand(changeWork(ticketId));
  const { id, label, qtyMilli, unit, unitPrice, amount, addedBy } = part;
  const quantity = format.number(qtyMilli / 1000, decimalsOf(qtyMilli));
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <Text>{label}</Text>
        <Text size="sm" tone="muted">
          {t('parts.line', { quantity, unit: unitName(t, unit, qtyMilli / 1000), price: format.rupiah(unitPrice) })} ·{' '}
          {addedBy?.name ?? t('someone')}
        </Text>
      </div>
      <Text as="span" weight="medium">
        {format.rupiah(amount)}
      </Text>
      {mode === 'write' ? (
        <Inline gap="xs">
          <IconButton icon={pencilIcon} size="sm" label={t('parts.edit', { name: label })} onClick={onEdit} />
          <IconButton
            icon={trashIcon}
            size="sm"
            label={t('remove', { name: label })}
            onClick={() => void run((client) => client.deleteTicketPart({ params: { ticketId, partId: id } }))}
          />
        </Inline>
      ) : null}
    </li>
  );
}
