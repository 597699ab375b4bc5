import type { Permission } from '@imah/contract/access';
import type { Membership } from '@imah/contract/identity';
import { ForbiddenState, Heading, Inline, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useSettingsOrg } from '../model/use-settings-org.ts';
import { useSettingsTexts } from '../texts.ts';
import { SettingsNav, type SettingsPageName } from './settings-nav.tsx';

export interface SettingsFrameProps {
  readonly page: SettingsPageName;
  /** `list`: the page stands at the address of the settings themselves. */
  readonly shown?: 'list' | 'page';
  readonly title: string;
  readonly lead: string;
  /** Who may not do this in any organisation is told so instead of the page. */
  readonly permission: Permission;
  readonly children: (org: Membership) => ReactNode;
}

/** What stands around every page of the settings: where one is, and whose settings these are. */
export function SettingsFrame({ page, shown = 'page', title, lead, permission, children }: SettingsFrameProps) {
  const t = useSettingsTexts();
  const chosen = useSettingsOrg(permission);

  return (
    <SettingsNav page={page} shown={shown}>
      <Stack gap="xl">
        <Inline justify="between" align="end">
          <Stack gap="xs">
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          {chosen.kind === 'chosen' && chosen.choices.length > 1 ? (
            <SelectField
              label={t('organization')}
              value={chosen.org.orgId}
              options={chosen.choices.map(({ orgId, orgName }) => ({ value: orgId, label: orgName }))}
              onChange={(event) => chosen.choose(event.currentTarget.value)}
            />
          ) : null}
        </Inline>
        {chosen.kind === 'unknown' ? <Skeleton shape="card" /> : null}
        {chosen.kind === 'none' ? <ForbiddenState title={t('nothing')} text={t('nothingText')} /> : null}
        {chosen.kind === 'chosen' ? <div key={chosen.org.orgId}>{children(chosen.org)}</div> : null}
      </Stack>
    </SettingsNav>
  );
}
