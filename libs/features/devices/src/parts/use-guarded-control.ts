import type { ControlDefinition, ControlGuard, Device, MetricValue } from '@imah/contract/devices';
import { controlKeyOf, guardFor } from '@imah/contract/devices/words';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '@imah/app/shell';
import { controlWords, directionOf } from '../model/control-words.ts';
import { useDeviceTexts } from '../texts.ts';
import { type CommandReads, type Consent, type DeviceCommand, useDeviceCommand } from './use-device-command.ts';

/** How long the way back is offered. */
const offerMs = 10_000;

/** What is asked about while a dialog is open. */
interface AskedAbout {
  readonly value: MetricValue;
  readonly guard: ControlGuard;
  /** It is for a device that sleeps. */
  readonly persist: boolean;
}

/** What the person gave in the dialog. */
export type Given = Pick<Consent, 'holdId' | 'reason'>;

export interface GuardedControl extends Omit<DeviceCommand, 'send' | 'forget'> {
  /** What the person is asked about; null when they are not. */
  readonly asked: AskedAbout | null;
  /** Moves the control, or asks first where its guard says so; with `persist`, once the device is awake. */
  readonly move: (value: MetricValue, persist?: boolean) => void;
  readonly confirm: (given: Given) => void;
  readonly cancel: () => void;
}

/** A control with its guard: asked before it is moved, and once it has moved, a way back for a while. */
export function useGuardedControl(
  device: Device,
  control: ControlDefinition,
  reads: CommandReads = 'always',
): GuardedControl {
  const { send, forget, ...command } = useDeviceCommand(device.id, reads);
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  const key = controlKeyOf(control);
  const waits = (persist: boolean) => (persist ? { persist: true as const } : {});
  useWayBack(device, control, command, (value) => send(key, value, { confirmed: true }));

  return {
    ...command,
    asked,
    move: (value, persist = false) => {
      const guard = guardFor(control, value);
      if (guard.kind === 'none') {
        send(key, value, waits(persist));
        return;
      }
      forget();
      setAsked({ value, guard, persist });
    },
    confirm: (given) => {
      if (asked === null) return;
      const consent = { ...(asked.guard.kind === 'hold' ? {} : { confirmed: true as const }), ...given };
      if (given.reason === undefined && given.holdId === undefined) {
        send(key, asked.value, { ...waits(asked.persist), ...consent });
        setAsked(null);
        return;
      }
      // Who wrote a reason, or held a button, keeps the question until the server has taken it.
      send(key, asked.value, { ...waits(asked.persist), ...consent }, () => setAsked(null));
    },
    cancel: () => setAsked(null),
  };
}

/** Says that a guarded switch has moved, and for a while offers the way back where one press may take it. */
function useWayBack(
  device: Device,
  control: ControlDefinition,
  { sentId, commands }: Pick<DeviceCommand, 'sentId' | 'commands'>,
  send: (value: boolean) => void,
): void {
  const t = useDeviceTexts();
  const toast = useToast();
  const sent = sentId === null ? undefined : commands.find(({ id, status }) => id === sentId && status === 'succeeded');
  const told = useRef<string | null>(null);

  useEffect(() => {
    const value = sent?.params.value;
    if (sent === undefined || control.kind !== 'switch' || typeof value !== 'boolean' || told.current === sent.id)
      return;
    told.current = sent.id;
    if (guardFor(control, value).kind === 'none') return;
    const words = controlWords(control.metric);
    const back = directionOf(!value);
    // A way back that has to be explained, held or agreed to is asked for at the switch, not by one press.
    const isPress = ['none', 'confirm'].includes(guardFor(control, !value).kind);
    const action = isPress
      ? { action: { label: t(`control.again.${back}.${words}`), onPress: () => send(!value) } }
      : {};
    toast('success', t(`control.done.${directionOf(value)}.${words}`, { device: device.name }), {
      time: offerMs,
      ...action,
    });
  });
}
