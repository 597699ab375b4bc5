import { Button, Grid, Inline, Callout, Stack, Text } from '@imah/ui';
import { CopyButton } from './parts/copy-button.tsx';
import { useAccountTexts } from './texts.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once: for the day on which the phone is lost. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useAccountTexts();
  return (
    <Stack gap="md">
      <Callout tone="warning" announce="polite">
        {t('factor.codes')}
      </Callout>
      <Grid as="ul">
        {codes.map((code) => (
          <Text as="li" key={code} weight="medium">
            <code>{code}</code>
          </Text>
        ))}
      </Grid>
      <Inline gap="sm">
        <CopyButton text={codes.join('\n')} label={t('factor.copyCodes')} doneLabel={t('factor.copied')} />
        <Button tone="primary" onClick={onDone}>
          {t('factor.done')}
        </Button>
      </Inline>
    </Stack>
  );
}
