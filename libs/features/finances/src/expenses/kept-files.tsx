import type { StoredFile } from '@imah/contract/files';
import { Button, Heading, List, ListRow, Stack } from '@imah/ui';
import { fileTextIcon } from '@imah/ui/icons';
import { useExpenseTexts } from './texts.ts';

interface KeptFilesProps {
  readonly files: readonly StoredFile[];
  readonly onRemove: (fileId: string) => void;
}

/** Files that an expense has; what is taken off goes once the form is saved. */
export function KeptFiles({ files, onRemove }: KeptFilesProps) {
  const t = useExpenseTexts();
  if (files.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {t('form.kept')}
      </Heading>
      <List>
        {files.map(({ id, name }) => (
          <ListRow
            key={id}
            icon={fileTextIcon}
            title={name}
            trailing={
              <Button size="sm" aria-label={`${t('form.remove')} ${name}`} onClick={() => onRemove(id)}>
                {t('form.remove')}
              </Button>
            }
          />
        ))}
      </List>
    </Stack>
  );
}
