import type { JoinPlace } from '@imah/contract/people';
import { Button, Form, Inline, Stack, Text, TextField } from '@imah/ui';
import { useDirectSubmit } from '@imah/app/command/direct';
import { textOf } from '@imah/app/form';
import { readJoinCode } from './boarding-commands.ts';
import { useBoardingTexts } from './texts.ts';
import { useJoinRefusal } from './use-join-refusal.ts';

export interface JoinCodeFormProps {
  readonly onBack: () => void;
  readonly onKnown: (code: string, place: JoinPlace) => void;
}

/** The code of a building: which one it is. */
export function JoinCodeForm({ onBack, onKnown }: JoinCodeFormProps) {
  const t = useBoardingTexts();
  const { answer, isSending, submit } = useDirectSubmit(readJoinCode, { explain: useJoinRefusal('code') });

  async function find(code: string): Promise<void> {
    const found = await submit(code);
    if (found !== null) onKnown(code, found.data);
  }
  return (
    <Form answer={answer} onSubmit={({ data }) => void find(textOf(data, 'code'))}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <TextField
            name="code"
            label={t('join.code')}
            hint={t('join.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            error={errorOf('code')}
          />
          <Text tone="muted">{t('join.noCode')}</Text>
          <Inline justify="between">
            <Button onClick={onBack}>{t('back')}</Button>
            <Button type="submit" tone="primary" size="lg" loading={isSending}>
              {t('next')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Form>
  );
}
