import { isApiError } from '@imah/api-client';
import { useRead } from '@imah/api-client/react';
import type { Command, CommandDraft, MetricValue } from '@imah/contract/devices';
import { anyCall, useCommand } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useState } from 'react';
import { isUnderway } from '../model/control-state.ts';
import type { DeviceTexts } from '../texts.ts';

/** How soon a command whose news were lost is asked for. */
const askAgainMs = 3000;

/** What the guard of a control asked for, and the person gave. */
export type Consent = Pick<CommandDraft, 'confirmed' | 'holdId' | 'persist' | 'reason'>;

export interface DeviceCommand {
  readonly commands: readonly Command[];
  /** The request itself is on its way to the server. */
  readonly isSending: boolean;
  /** The last command that was sent from here; null before the first. */
  readonly sentId: string | null;
  /** It is not among the commands yet, which were read before it or are on their way. */
  readonly isUnread: boolean;
  /** Why the server did not take it; null when it did. */
  readonly refusal: unknown;
  /** `onTaken` is called when the server has taken it. */
  readonly send: (key: string, value: MetricValue, consent?: Consent, onTaken?: () => void) => void;
  /** Forgets a refusal, before something else is asked. */
  readonly forget: () => void;
}

/** Whether the commands are read at once, or only after one was sent from here: a list has hundreds of devices. */
export type CommandReads = 'always' | 'once-sent';

/**
 * The commands of a device as every screen sees them: they are read from the server, and read again
 * when the live channel says that one has moved.
 */
export function useDeviceCommand(deviceId: string, reads: CommandReads = 'always'): DeviceCommand {
  const [sent, setSent] = useState<Command | null>(null);
  // Only the newest are read: where one came after it, it has been among them.
  const isAmong = (commands: readonly Command[]) =>
    sent === null || commands.some(({ id, requestedAt }) => id === sent.id || requestedAt > sent.requestedAt);
  const { data: commands = [], isError } = useRead(
    'listCommands',
    { params: { deviceId } },
    {
      enabled: reads === 'always' || sent !== null,
      refetchInterval: ({ state: { data: known = [] } }) => (isUnderway(known) || !isAmong(known) ? askAgainMs : false),
    },
  );
  const { run, isPending, error, forget } = useCommand(anyCall(renewedBy.deviceCommand(deviceId)), {
    refusal: 'caller',
  });
  async function send(body: CommandDraft, onTaken?: () => void): Promise<void> {
    setSent(null);
    const done = await run((api) => api.sendCommand({ params: { deviceId }, body }));
    if (done.kind !== 'sent') return;
    setSent(done.answer.data);
    onTaken?.();
  }
  return {
    commands,
    isSending: isPending,
    refusal: error,
    sentId: sent?.id ?? null,
    // What cannot be read holds nothing back.
    isUnread: !isError && !isAmong(commands),
    send: (key, value, consent, onTaken) => void send({ method: 'set', params: { key, value }, ...consent }, onTaken),
    forget: () => {
      setSent(null);
      forget();
    },
  };
}

/** Words for why a command was not taken. */
export function refusalText(t: DeviceTexts, error: unknown): string {
  if (!isApiError(error)) return t('control.notSent', { reason: '' });
  switch (error.kind) {
    case 'conflict':
      return t('control.conflict');
    case 'forbidden':
      return t('control.forbidden');
    case 'rate-limited':
      return t('control.wait');
    case 'network':
    case 'timeout':
      return t('control.notSent', { reason: t('control.network') });
    default:
      return t('control.notSent', { reason: error.message });
  }
}
