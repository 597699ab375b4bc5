import { type Action, type Grant, type Resource, organizationResources, type RightsLevel } from '@imah/contract/access';
import { Badge, Heading, Inline, SearchField, Stack, Text, ToggleGroup } from '@imah/ui';
import { useState } from 'react';
import { actionsOf, countHeld, levelOf, levelsOf, offeredResources, withLevel } from '../model/permission-sheet.ts';
import { useSettingsTexts } from '../texts.ts';
import * as styles from './permission-sheet.css.ts';

export interface PermissionSheetProps {
  readonly grants: ReadonlySet<Grant>;
  readonly disabled: boolean;
  readonly onChange: (grants: ReadonlySet<Grant>) => void;
}

/** Every permission that has a use, by what it is about; a search opens what it finds. */
export function PermissionSheet({ grants, disabled, onChange }: PermissionSheetProps) {
  const t = useSettingsTexts();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = (resource: Resource) =>
    wanted === '' ||
    t(`resources.${resource}`).toLowerCase().includes(wanted) ||
    actionsOf(resource, grants).some((action) => t(`actions.${action}`).toLowerCase().includes(wanted));
  const shown = offeredResources.filter(found);

  return (
    <Stack gap="md" as="section" aria-labelledby="izin-grup">
      <Heading level={3} id="izin-grup">
        {t('groups.permissions')}
      </Heading>
      <SearchField label={t('groups.search')} value={text} onChange={({ value }) => setText(value)} />
      {shown.length === 0 ? <Text tone="muted">{t('groups.noPermission')}</Text> : null}
      <div className={styles.list}>
        {shown.map((resource) => (
          <ResourcePermissions
            key={`${resource} ${wanted === '' ? 'all' : 'found'}`}
            resource={resource}
            grants={grants}
            disabled={disabled}
            start={wanted === '' ? 'folded' : 'open'}
            onChange={onChange}
          />
        ))}
      </div>
    </Stack>
  );
}

interface ResourcePermissionsProps extends PermissionSheetProps {
  readonly resource: Resource;
  readonly start: 'folded' | 'open';
}

function ResourcePermissions({ resource, grants, disabled, start, onChange }: ResourcePermissionsProps) {
  const t = useSettingsTexts();
  // Four hundred choices at once would make typing slow: only those are drawn that somebody looks at.
  const [state, setState] = useState(start);
  const held = countHeld(grants, resource);
  const name = t(`resources.${resource}`);
  return (
    <details
      open={state === 'open'}
      onToggle={(event) => setState(event.currentTarget.open ? 'open' : 'folded')}
      className={styles.resource}
    >
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <Badge tone={held === 0 ? 'neutral' : 'accent'}>{t('groups.held', { held: String(held) })}</Badge>
      </summary>
      {state === 'folded' ? null : (
        <div className={styles.content}>
          {organizationResources.includes(resource) ? (
            <Text size="sm" tone="muted">
              {t('groups.organizationWide')}
            </Text>
          ) : null}
          {actionsOf(resource, grants).map((action) => (
            <ActionLevel
              key={action}
              label={`${name}: ${t(`actions.${action}`)}`}
              action={action}
              levels={levelsOf(resource)}
              level={levelOf(grants, resource, action)}
              disabled={disabled}
              onChange={(level) => onChange(withLevel(grants, resource, action, level))}
            />
          ))}
        </div>
      )}
    </details>
  );
}

interface ActionLevelProps {
  readonly label: string;
  readonly action: Action;
  readonly levels: readonly RightsLevel[];
  readonly level: RightsLevel;
  readonly disabled: boolean;
  readonly onChange: (level: RightsLevel) => void;
}

function ActionLevel({ label, action, levels, level, disabled, onChange }: ActionLevelProps) {
  const t = useSettingsTexts();
  const shown = levels.includes(level) ? levels : [...levels, level];
  return (
    <Inline justify="between">
      <span>{t(`actions.${action}`)}</span>
      <ToggleGroup
        label={label}
        size="sm"
        value={level}
        disabled={disabled}
        options={shown.map((value) => ({ value, label: t(`groups.levels.${value}`), disabled }))}
        onChange={({ value }) => onChange(shown.find((known) => known === value) ?? level)}
      />
    </Inline>
  );
}
