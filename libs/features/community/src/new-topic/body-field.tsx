import { Card, Stack, Text, TextArea, ToggleGroup } from '@imah/ui';
import { Markdown } from '@imah/ui/data';
import { useState } from 'react';
import { useCommunityTexts } from '../texts.ts';

export interface BodyFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The text of a topic, and how it will look. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const t = useCommunityTexts();
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  return (
    <Stack gap="sm">
      <ToggleGroup
        label={t('form.body')}
        size="sm"
        choice="one"
        value={mode}
        options={[
          { value: 'write', label: t('form.write') },
          { value: 'preview', label: t('form.preview') },
        ]}
        onChange={({ value: next }) => setMode(next === 'preview' ? 'preview' : 'write')}
      />
      {mode === 'write' ? (
        <TextArea
          name="body"
          label={t('form.body')}
          hint={t('form.bodyHint')}
          mark="optional"
          rows={8}
          limit={5000}
          value={value}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Card>{value.trim() === '' ? <Text tone="muted">{t('form.nothing')}</Text> : <Markdown text={value} />}</Card>
      )}
    </Stack>
  );
}
