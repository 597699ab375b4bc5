import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { AccountFrame, type AccountPageName } from './parts/account-frame.tsx';
import { NotificationsPart, PrivacyPart, ProfilePart, SecurityPart } from './account-parts.tsx';

interface Part {
  readonly name: AccountPageName;
  readonly Content: ComponentType;
  /** The sections of it, by the fragment that leads to them. */
  readonly sections: readonly string[];
}

const parts: Readonly<Record<string, Part>> = {
  profil: { name: 'profile', Content: ProfilePart, sections: ['profil', 'email', 'tampilan'] },
  keamanan: { name: 'security', Content: SecurityPart, sections: ['kata-sandi', 'verifikasi', 'masuk', 'sesi'] },
  pemberitahuan: { name: 'notifications', Content: NotificationsPart, sections: ['pemberitahuan'] },
  privasi: { name: 'privacy', Content: PrivacyPart, sections: ['persetujuan', 'data-saya', 'peragaan', 'hapus-akun'] },
};

/** Who you are here, how you like it, and the way out: a page each, and the profile where none is named. */
export function AccountPage() {
  const { part } = useParams();
  const { hash } = useLocation();
  const asked = hash.slice(1);

  // It was one long page once: mails and bookmarks name its sections.
  const home = Object.keys(parts).find((name) => parts[name]?.sections.includes(asked));
  if (asked === 'kanal-langsung') return <Navigate to="/imah/link#kanal-langsung" replace />;
  if (home !== undefined && home !== part) return <Navigate to={`/imah/akun/${home}${hash}`} replace />;

  const found = parts[part ?? 'profil'];
  if (found === undefined) return <Navigate to="/imah/akun" replace />;
  const { name, Content } = found;
  return (
    <AccountFrame page={name} shown={part === undefined ? 'list' : 'page'}>
      <Content />
    </AccountFrame>
  );
}
