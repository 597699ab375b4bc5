import type { ControlGuard } from '@imah/contract/devices';
import { Button, ConfirmDialog, Dialog, Form, FormActions, Stack, TextArea } from '@imah/ui';
import { useMemo, useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useLocale } from '@imah/app/i18n';
import { reasonLength } from '../model/control-words.ts';
import { useDeviceTexts } from '../texts.ts';

export interface GuardDialogProps {
  readonly guard: ControlGuard;
  /** "Matikan Pompa hidran?" */
  readonly title: string;
  /** The deed as a verb: "Matikan". */
  readonly deed: string;
  /** What was confirmed is on its way. */
  readonly isBusy: boolean;
  /** Why the server did not take it; null when nothing was refused. */
  readonly refusal: unknown;
  readonly onConfirm: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** What is asked before a guarded control moves: its consequence in a sentence, and for some also why. */
export function GuardDialog({ guard, ...rest }: GuardDialogProps) {
  const { title, deed, onConfirm, onClose } = rest;
  const { locale } = useLocale();
  const consequence = guard.consequence?.[locale] ?? '';
  if (guard.kind === 'reason') {
    return <ReasonDialog {...rest} text={consequence} />;
  }
  return (
    <ConfirmDialog
      open
      title={title}
      text={consequence}
      confirmLabel={deed}
      tone="danger"
      onClose={onClose}
      onConfirm={() => onConfirm(undefined)}
    />
  );
}

interface ReasonDialogProps extends Omit<GuardDialogProps, 'guard'> {
  readonly text: string;
}

function ReasonDialog({ title, text, deed, isBusy, refusal, onConfirm, onClose }: ReasonDialogProps) {
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
          else onConfirm(given);
        }}
      >
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="reason"
              label={t('control.reason')}
              hint={t('control.reasonKept')}
              required
              rows={2}
              limit={reasonLength.max}
              value={reason}
              error={missing ?? errorOf('reason')}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <FormActions>
              <Button onClick={onClose}>{t('control.back')}</Button>
              <Button type="submit" tone="danger" loading={isBusy}>
                {deed}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
