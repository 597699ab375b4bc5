import { useSearchParams } from 'react-router-dom';
import { AskForReset } from './ask-for-reset.tsx';
import { SetNewPassword } from './set-new-password.tsx';

/** S-02: asks for a reset; with the token of the mailed link it sets the new password. */
export function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token === null || token === '' ? <AskForReset /> : <SetNewPassword token={token} />;
}
