import type { Ticket } from '@imah/contract/tickets';
import { ToggleGroup } from '@imah/ui';
import { lockIcon, messageSquareIcon } from '@imah/ui/icons';
import { useState } from 'react';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import { ChannelForm } from './channel-form.tsx';
import * as styles from './conversation.css.ts';

interface ComposerProps {
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** Where one writes. Each channel has its own colour, words, draft and files, so that one is never taken for the other. */
export function Composer({ ticket, viewer }: ComposerProps) {
  const t = useTicketTexts();
  const isStaff = viewer.writes === 'replies-and-notes';
  // No resident reads a ticket of the staff: there is nobody to reply to.
  const channels = isStaff
    ? ticket.audience === 'staff'
      ? (['note'] as const)
      : (['reply', 'note'] as const)
    : (['reply'] as const);
  const [chosen, setChosen] = useState<'reply' | 'note'>(channels[0]);
  const channel = channels.find((candidate) => candidate === chosen) ?? channels[0];

  return (
    <div className={styles.composer[channel]} data-channel={channel}>
      {channels.length === 1 ? null : (
        <ToggleGroup
          label={t('talk.channel')}
          value={channel}
          onChange={({ value }) => setChosen(value === 'note' ? 'note' : 'reply')}
          options={[
            { value: 'reply', label: t('talk.toResident'), icon: messageSquareIcon },
            { value: 'note', label: t('talk.toStaff'), icon: lockIcon },
          ]}
        />
      )}
      {channel === 'reply' ? (
        <ChannelForm key="reply" channel="reply" ticket={ticket} side={viewer.side} />
      ) : (
        <ChannelForm key="note" channel="note" ticket={ticket} side={viewer.side} />
      )}
    </div>
  );
}
