import type { Bill } from '@imah/contract/billing';
import { Button, Dialog, Form, FormActions, Stack, Text, TextArea } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { changeBilling } from '../commands.ts';
import { useBillingTexts } from '../texts.ts';
import { useQuestionTexts } from './texts.ts';

interface QuestionFormProps {
  readonly bill: Bill;
  /** The line on the bill, from 1. */
  readonly position: number;
  readonly onClose: () => void;
}

/** What a payer wants to know about a line of their bill. */
export function QuestionForm({ bill, position, onClose }: QuestionFormProps) {
  const t = useQuestionTexts();
  const tb = useBillingTexts();
  const tf = useFormTexts();
  const { id: billId, buildingId, number, lines } = bill;
  const kind = tb(`kinds.${lines[position - 1]?.kind ?? 'fixed'}`);
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('form.sent') },
    onDone: onClose,
  });
  const [question, setQuestion] = useState('');

  function save(): void {
    if (question.trim() === '') return refuse({ question: [tf('required')] });
    const body = { position, question: question.trim() };
    void submit((client) => client.createBillQuestion({ params: { billId }, body }));
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('form.title', { kind, number: number ?? '' })}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{t('form.text')}</Text>
            <TextArea
              name="question"
              label={t('form.question')}
              required
              limit={1_000}
              value={question}
              onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
              error={errorOf('question')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
