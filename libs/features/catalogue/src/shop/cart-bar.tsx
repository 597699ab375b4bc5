import type { ShopPlace } from '@imah/contract/catalogue';
import { Button, Dialog, FormActions } from '@imah/ui';
import { shoppingBagIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '@imah/app/i18n';
import { OrderForm } from './order-form.tsx';
import { useShopTexts } from './texts.ts';
import type { Cart } from './use-cart.ts';

interface CartBarProps {
  readonly place: ShopPlace;
  readonly cart: Cart;
}

/** The way to what was chosen, with how much of it there is. */
export function CartBar({ place, cart }: CartBarProps) {
  const t = useShopTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0 && dialog === 'closed') return null;
  return (
    <>
      <FormActions>
        <Button tone="primary" width="full" icon={shoppingBagIcon} onClick={() => setDialog('open')}>
          {t('cart.open', { count: format.number(count) })}
        </Button>
      </FormActions>
      {dialog === 'open' ? (
        <Dialog open onClose={() => setDialog('closed')} title={t('cart.title')}>
          <OrderForm
            place={place}
            cart={cart}
            onPlaced={({ id, onlinePayment }) => {
              cart.clear();
              setDialog('closed');
              void navigate(onlinePayment === null ? `/imah/pesanan?pesanan=${id}` : `/imah/bayar/${onlinePayment.id}`);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
