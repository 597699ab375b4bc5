import type { Ticket } from '@imah/contract/tickets';
import {
  Button,
  Form,
  FormActions,
  isSigned,
  Callout,
  noSignature,
  Sheet,
  SignaturePad,
  Stack,
  Text,
  TextField,
} from '@imah/ui';
import { useState } from 'react';
import { useOnline } from '@imah/app/live';
import { useSignatureTexts } from './texts.ts';
import { useSigning } from './use-signatures.ts';
import { useFormTexts } from '@imah/app/form';

interface SignSheetProps {
  readonly ticket: Ticket;
  /** Whether there is a signature already, which the new one takes the place of. */
  readonly state: 'first' | 'another';
  readonly onClose: () => void;
}

/** The device is handed to whoever accepts the work: their name, and their signature. */
export function SignSheet({ ticket, state, onClose }: SignSheetProps) {
  const t = useSignatureTexts();
  const tf = useFormTexts();
  const isOnline = useOnline();
  const { answer, isSending, sign, refuse } = useSigning(ticket, {
    told: { sent: () => t('saved') },
    onDone: onClose,
  });
  const [signerName, setSignerName] = useState(ticket.reporterName ?? '');
  const [signature, setSignature] = useState(noSignature);

  function save(): void {
    const name = signerName.trim();
    const errors = {
      ...(name === '' ? { signerName: [t('signerRequired')] } : {}),
      ...(isSigned(signature) ? {} : { fileId: [t('padRequired')] }),
    };
    if (Object.keys(errors).length > 0) return refuse(errors);
    void sign({ signerName: name, signature });
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('sheetTitle')}
      description={t('sheetText', { number: ticket.number, title: ticket.title })}
    >
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            {state === 'another' ? <Callout tone="info">{t('replaces')}</Callout> : null}
            <TextField
              name="signerName"
              label={t('signer')}
              autoComplete="off"
              maxLength={120}
              value={signerName}
              onChange={(event) => setSignerName(event.currentTarget.value)}
              error={errorOf('signerName')}
            />
            <SignaturePad
              label={t('pad')}
              value={signature}
              onChange={({ value }) => setSignature(value)}
              error={errorOf('fileId')}
            />
            <Text size="sm" tone="muted">
              {isOnline ? t('final') : t('offline')}
            </Text>
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending} disabled={!isOnline}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
