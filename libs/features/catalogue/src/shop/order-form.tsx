import { useRead } from '@imah/api-client/react';
import type { Order, ShopPlace } from '@imah/contract/catalogue';
import { catalogueBounds, orderBounds } from '@imah/contract/catalogue/words';
import { mostByQris } from '@imah/contract/payments/words';
import { Button, Form, FormActions, Link, RadioGroup, Skeleton, Stack, Text, TextArea, TextField } from '@imah/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { useFormat } from '@imah/app/i18n';
import { useOnline } from '@imah/app/live';
import { Read, readState } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { changeOrders } from '../commands.ts';
import { OrderSums } from '../orders/order-sums.tsx';
import { CartLines } from './cart-lines.tsx';
import { asked, hintOf, optionsOf, type Payment } from './payment-options.ts';
import { useShopTexts } from './texts.ts';
import type { Cart } from './use-cart.ts';

interface OrderFormProps {
  readonly place: ShopPlace;
  readonly cart: Cart;
  readonly onPlaced: (order: Order) => void;
}

/** What was chosen, what the server says it costs and why, and how it is paid. */
export function OrderForm({ place, cart, onPlaced }: OrderFormProps) {
  const t = useShopTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const toast = useToast();
  const isOnline = useOnline();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('next-bill');
  const [note, setNote] = useState('');
  const code = useDeferredValue(typed.trim());
  const wanted = {
    unitId: place.unitId,
    lines: cart.lines.map(({ product, variant, quantity }) => ({
      productId: product.id,
      ...(variant === null ? {} : { variantId: variant.id }),
      qtyMilli: quantity * 1_000,
    })),
    code: code === '' ? null : code,
  };
  const found = useRead(
    'tryOrder',
    { body: wanted },
    { placeholderData: keepPreviousData, enabled: wanted.lines.length > 0 },
  );
  const { isSending, answer, submit } = useSubmit(changeOrders(place.buildingId));
  const preview = found.data;
  // What went off offer since it was put into the cart says so itself: whoever takes it out can order the rest.
  const refused = found.error === null ? undefined : failureAnswer(tf, found.error).errors;
  const isShort = preview !== undefined && preview.total > preview.available;
  const isTooMuch = (preview?.total ?? 0) > mostByQris;
  // What costs nothing is paid by nobody.
  const options = optionsOf(preview?.total === 0 ? { methods: [], banks: [] } : place);
  const shut: Readonly<Partial<Record<Payment, boolean>>> = { deposit: isShort, qris: isTooMuch };
  const payment = options.find((one) => one === picked) ?? 'next-bill';
  // Until the price of what stands there now is known, nobody is asked to agree to it.
  const isKnown = preview !== undefined && !found.isPlaceholderData && code === typed.trim();

  async function order(): Promise<void> {
    if (preview === undefined || !isKnown) return;
    const said = note.trim();
    const body = { ...wanted, ...asked(payment), note: said === '' ? null : said, shownTotal: preview.total };
    const made = await submit((client) => client.createOrder({ body }));
    // Refused, it may cost something else by now: what was read is read again all the same.
    if (made === null) return;
    if (made.data.onlinePayment === null) toast('success', t('cart.done', { number: made.data.number }));
    onPlaced(made.data);
  }

  if (cart.lines.length === 0) return <Text tone="muted">{t('cart.empty')}</Text>;
  return (
    <Form answer={answer} onSubmit={() => void order()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <CartLines
            cart={cart}
            errorOf={(index) => {
              const field = `lines.${index}.productId`;
              return errorOf(field) ?? refused?.[field]?.[0];
            }}
          />
          <TextField
            name="code"
            label={t('cart.code')}
            autoComplete="off"
            maxLength={catalogueBounds.codeLength}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={errorOf('code')}
            hint={
              preview === undefined || preview.code === 'none' || !isKnown ? undefined : t(`cart.codes.${preview.code}`)
            }
          />
          <div aria-live="polite">
            <Read of={readState(found)} level={3} loading={<Skeleton shape="row" />} failed={t('cart.failed')}>
              {(known) => <OrderSums sums={known} />}
            </Read>
          </div>
          <RadioGroup
            name="payment"
            label={t('cart.payment')}
            look="card"
            value={payment}
            options={options.map((value) => ({
              value,
              label: t(`cart.payments.${value}`),
              hint: t(`cart.hints.${hintOf(value, shut[value] === true)}`, {
                unit: place.unitCode,
                amount: format.rupiah(value === 'qris' ? mostByQris : (preview?.available ?? place.available)),
              }),
              disabled: shut[value] === true,
            }))}
            onChange={({ value }) => setPicked(value)}
            error={errorOf('payment') ?? errorOf('method') ?? errorOf('bank')}
          />
          {isShort ? <Link href="/imah/saldo">{t('cart.topUp')}</Link> : null}
          <TextArea
            name="note"
            label={t('cart.note')}
            limit={orderBounds.noteLength}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            error={errorOf('note')}
          />
          {isOnline ? null : <Text tone="muted">{t('cart.offline')}</Text>}
          <FormActions>
            <Button
              type="submit"
              tone="primary"
              width="full"
              loading={isSending}
              disabled={!isOnline || !isKnown || shut[payment] === true}
            >
              {t('cart.submit', { amount: format.rupiah(preview?.total ?? 0) })}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
