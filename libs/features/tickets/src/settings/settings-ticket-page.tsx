import { Tabs } from '@imah/ui';
import { useSearchParams } from 'react-router-dom';
import { SettingsFrame } from '@imah/features-people/parts';
import { CategoryPart } from './category-part.tsx';
import { ChecklistPart } from './checklist-part.tsx';
import { HoursPart } from './hours-part.tsx';
import { ReplyPart } from './reply-part.tsx';
import { RulePart } from './rule-part.tsx';
import { SlaPart } from './sla-part.tsx';
import { useTicketSettingsTexts } from './texts.ts';

const parts = ['sla', 'hours', 'categories', 'checklists', 'replies', 'rules'] as const;
type Part = (typeof parts)[number];

/** `/imah/settings/ticket`: what an organisation promises, when it works, and which way its tickets go. */
export function SettingsTicketPage() {
  const t = useTicketSettingsTexts();
  const [search, setSearch] = useSearchParams();
  const selected = parts.find((part) => part === search.get('part')) ?? 'sla';
  const choose = (part: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('part', part);
        return after;
      },
      { replace: true },
    );
  return (
    <SettingsFrame page="ticket" title={t('title')} lead={t('lead')} permission="slaPolicy.view">
      {({ orgId }) => {
        const contents: Readonly<Record<Part, () => React.ReactNode>> = {
          sla: () => <SlaPart orgId={orgId} />,
          hours: () => <HoursPart orgId={orgId} />,
          categories: () => <CategoryPart orgId={orgId} />,
          checklists: () => <ChecklistPart orgId={orgId} />,
          replies: () => <ReplyPart orgId={orgId} />,
          rules: () => <RulePart orgId={orgId} />,
        };
        return (
          <Tabs
            label={t('parts')}
            selected={selected}
            onChange={({ selected: next }) => choose(next)}
            tabs={parts.map((part) => ({ id: part, label: t(`tabs.${part}`), content: contents[part]() }))}
          />
        );
      }}
    </SettingsFrame>
  );
}
