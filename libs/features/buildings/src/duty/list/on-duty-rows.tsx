import type { Building, OnDuty } from '@imah/contract/buildings';
import { List, ListRow } from '@imah/ui';
import { shieldIcon, wrenchIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { useTradeTexts } from '@imah/app/trades';
import { useContactsTexts } from '../../contacts/texts.ts';
import { CallLinks } from '../../contacts/list/call-links.tsx';
import { writeContactPhone } from '../../contacts/list/contact-phone.ts';
import { useDutyTexts } from '../texts.ts';

export interface OnDutyRowsProps {
  readonly people: readonly OnDuty[];
  readonly building: Pick<Building, 'timeZone'>;
  /** Of the heading above them. */
  readonly labelledBy: string;
}

/** Who is on duty now, each with what they can do, until when, and one press that calls. */
export function OnDutyRows({ people, building, labelledBy }: OnDutyRowsProps) {
  const t = useDutyTexts();
  const tc = useContactsTexts();
  const trades = useTradeTexts();
  const format = useFormat();
  return (
    <List aria-labelledby={labelledBy}>
      {people.map(({ id, name, role, trades: known, phone, whatsapp, until }) => {
        const able = known.map((trade) => trades(trade)).join(', ');
        const what = role === null ? able || t('onDuty') : tc(`roles.${role}`);
        const number = phone === null ? t('noNumber') : writeContactPhone(phone);
        const end = t('until', { time: format.clock(until, building.timeZone) });
        return (
          <ListRow
            key={id}
            icon={role === 'security' || known.includes('security') ? shieldIcon : wrenchIcon}
            title={name}
            description={`${what} · ${number} · ${end}`}
            trailing={phone === null ? null : <CallLinks name={name} phone={phone} whatsapp={whatsapp} />}
          />
        );
      })}
    </List>
  );
}
