import type { RuntimeConfig } from '@imah/contract/system/words';
import { Button, Heading, Inline, Stack, Text } from '@imah/ui';
import { userIcon } from '@imah/ui/icons';
import * as styles from './demo-accounts.css.ts';
import { useLoginTexts } from './texts.ts';
import type { Login } from './use-login.ts';

export interface DemoAccountsProps {
  readonly demo: NonNullable<RuntimeConfig['demo']>;
  readonly login: Login;
}

/** The accounts of the demonstration; one tap fills the form and sends it. */
export function DemoAccounts({ demo, login: { form } }: DemoAccountsProps) {
  const t = useLoginTexts();

  function logInAs(account: string): void {
    const element = form.formProps.ref.current;
    if (element === null) return;
    fill(element, 'email', account);
    fill(element, 'password', demo.password);
    element.requestSubmit();
  }

  return (
    <section aria-labelledby="akun-contoh" className={styles.panel}>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="sm" id="akun-contoh">
            {t('demo.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('demo.text')}
          </Text>
        </Stack>
        <Inline gap="sm">
          {demo.accounts.map((account) => (
            <Button
              key={account}
              size="sm"
              icon={userIcon}
              aria-label={t('demo.use', { account })}
              title={account}
              disabled={form.secondsLeft > 0}
              onClick={() => logInAs(account)}
            >
              {shortName(account)}
            </Button>
          ))}
        </Inline>
      </Stack>
    </section>
  );
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.value = value;
}

/** `pengelola@imah.test` is `Pengelola`. */
function shortName(account: string): string {
  const name = account.split('@')[0] ?? account;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
