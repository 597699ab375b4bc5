import type { ControlDefinition, Device } from '@imah/contract/devices';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '@imah/app/shell';
import { controlWords, directionOf } from '../model/control-words.ts';
import { useDeviceTexts } from '../texts.ts';
import { type DeviceCommand, useDeviceCommand } from './use-device-command.ts';

/** How long the way back is offered. */
const offerMs = 10_000;

export interface GuardedControl extends Omit<DeviceCommand, 'send' | 'forget'> {
  /** Where the person wants the control to go while they are asked about it; null when they are not. */
  readonly asked: boolean | null;
  /** Moves the control, or asks first where its guard says so. */
  readonly move: (value: boolean) => void;
  readonly confirm: (reason: string | undefined) => void;
  readonly cancel: () => void;
}

/** A control with its guard: asked before it is moved, and once it has moved, a way back for a while. */
export function useGuardedControl(device: Device, control: ControlDefinition): GuardedControl {
  const t = useDeviceTexts();
  const toast = useToast();
  const { send, forget, ...command } = useDeviceCommand(device.id);
  const [asked, setAsked] = useState<boolean | null>(null);
  const guardOf = (value: boolean) => control.guard[directionOf(value)];
  const { sentId, commands } = command;
  const sent = sentId === null ? undefined : commands.find(({ id, status }) => id === sentId && status === 'succeeded');
  const told = useRef<string | null>(null);

  useEffect(() => {
    const value = sent?.params.value;
    if (sent === undefined || typeof value !== 'boolean' || told.current === sent.id) return;
    told.current = sent.id;
    if (guardOf(value).kind === 'none') return;
    const words = controlWords(control.metric);
    const back = directionOf(!value);
    // A way back that has to be explained is asked for at the switch, not by one press.
    const action =
      guardOf(!value).kind === 'reason'
        ? {}
        : {
            action: {
              label: t(`control.again.${back}.${words}`),
              onPress: () => send(control.metric, !value, { confirmed: true }),
            },
          };
    toast('success', t(`control.done.${directionOf(value)}.${words}`, { device: device.name }), {
      time: offerMs,
      ...action,
    });
  });

  return {
    ...command,
    asked,
    move: (value) => {
      if (guardOf(value).kind === 'none') {
        send(control.metric, value);
        return;
      }
      forget();
      setAsked(value);
    },
    confirm: (reason) => {
      if (asked === null) return;
      if (reason === undefined) {
        send(control.metric, asked, { confirmed: true });
        setAsked(null);
        return;
      }
      // Who wrote a reason keeps it until the server has taken it.
      send(control.metric, asked, { confirmed: true, reason }, () => setAsked(null));
    },
    cancel: () => setAsked(null),
  };
}
