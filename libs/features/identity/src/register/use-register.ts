import type { NewSession } from '@imah/contract/identity';
import { arrived, useDirectCommand } from '@imah/app/command/direct';
import { type FieldMessages, type Form, isBlank, isEmail, useForm, useFormTexts } from '@imah/app/form';
import { termsVersion } from '@imah/features-public/legal';
import { passwordFaultOf } from '../parts/password-rules.ts';
import { useAuthTexts } from '../parts/texts.ts';
import { register } from '../parts/visitor-commands.ts';
import { useRegisterTexts } from './texts.ts';

type RegisterField = 'name' | 'email' | 'password' | 'acceptedTerms';

/** The registration form: what it checks, what it sends and what it says when that fails. */
export function useRegister(
  onRegistered: (session: NewSession) => Promise<void> | void,
  invitation?: string,
): Form<RegisterField> {
  const t = useRegisterTexts();
  const ta = useAuthTexts();
  const tf = useFormTexts();
  const { run } = useDirectCommand(register);

  function check({ name, email, password, acceptedTerms }: Readonly<Record<RegisterField, string>>): FieldMessages {
    const fault = passwordFaultOf(password, email);
    return {
      ...(isBlank(name) ? { name: tf('required') } : {}),
      ...(isEmail(email) ? {} : { email: isBlank(email) ? tf('required') : tf('email') }),
      ...(fault === null ? {} : { password: ta(`password.faults.${fault}`) }),
      ...(acceptedTerms === '' ? { acceptedTerms: t('termsMissing') } : {}),
    };
  }

  return useForm<RegisterField>({
    fields: ['name', 'email', 'password', 'acceptedTerms'],
    check,
    send: async ({ name, email, password }) => {
      const body = { name: name.trim(), email: email.trim(), password, acceptedTerms: termsVersion, invitation };
      const { data } = arrived(await run(body));
      await onRegistered(data);
    },
  });
}
