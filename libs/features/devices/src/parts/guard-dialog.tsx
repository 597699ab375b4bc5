import type { CommandDraft, ControlGuard } from '@imah/contract/devices';
import { Button, ConfirmDialog, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useMemo, useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { reasonLength } from '../model/control-words.ts';
import { useDeviceTexts } from '../texts.ts';
import { HoldDialog } from './control/hold-dialog.tsx';
import type { Given } from './use-guarded-control.ts';

export interface GuardDialogProps {
  readonly deviceId: string;
  readonly guard: ControlGuard;
  /** What the command will carry: a hold is begun for it. */
  readonly params: CommandDraft['params'];
  /** "Matikan Pompa hidran?" */
  readonly title: string;
  /** The deed as a verb: "Matikan". */
  readonly deed: string;
  /** What was confirmed is on its way. */
  readonly isBusy: boolean;
  /** Why the server did not take it; null when nothing was refused. */
  readonly refusal: unknown;
  readonly onConfirm: (given: Given) => void;
  readonly onClose: () => void;
}

/**
 * What is asked before a guarded control moves: its consequence in a sentence, and for some also why, that a button is held,
 * or that a second person agrees.
 */
export function GuardDialog({ guard, ...rest }: GuardDialogProps) {
  const { locale } = useLocale();
  const consequence = guard.consequence?.[locale] ?? '';
  switch (guard.kind) {
    case 'reason':
    case 'second-person':
      return <ReasonDialog {...rest} kind={guard.kind} text={consequence} />;
    case 'hold':
      return <HoldDialog {...rest} text={consequence} />;
    default:
      return (
        <ConfirmDialog
          open
          title={rest.title}
          text={consequence}
          confirmLabel={rest.deed}
          tone="danger"
          onClose={rest.onClose}
          onConfirm={() => rest.onConfirm({})}
        />
      );
  }
}

interface ReasonDialogProps extends Omit<GuardDialogProps, 'guard'> {
  readonly kind: 'reason' | 'second-person';
  readonly text: string;
}

function ReasonDialog({ kind, title, text, deed, isBusy, refusal, onConfirm, onClose }: ReasonDialogProps) {
  const t = useDeviceTexts();
  const tf = useFormTexts();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<'not yet' | 'in vain'>('not yet');
  const answer = useMemo(() => (refusal === null ? null : failureAnswer(tf, refusal)), [tf, refusal]);
  const given = reason.trim();
  const isMissing = given.length < reasonLength.min || given.length > reasonLength.max;
  const missing =
    asked === 'in vain' && isMissing ? t('control.reasonMissing', { count: reasonLength.min }) : undefined;
  return (
    <Dialog open onClose={onClose} title={title} size="sm" role="alertdialog" description={text}>
      <Form
        answer={answer}
        onSubmit={() => {
          if (isBusy) return;
          if (isMissing) setAsked('in vain');
          else onConfirm({ reason: given });
        }}
      >
        {({ errorOf }) => (
          <Stack gap="lg">
            {kind === 'second-person' ? <Text>{t('control.needsSecond')}</Text> : null}
            <TextArea
              name="reason"
              label={t('control.reason')}
              hint={t(kind === 'second-person' ? 'control.reasonForSecond' : 'control.reasonKept')}
              required
              rows={2}
              limit={reasonLength.max}
              value={reason}
              error={missing ?? errorOf('reason')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <FormActions>
              <Button onClick={onClose}>{t('control.back')}</Button>
              <Button type="submit" tone={kind === 'reason' ? 'danger' : 'primary'} loading={isBusy}>
                {kind === 'reason' ? deed : t('control.askSecond')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
