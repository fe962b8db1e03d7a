import { privacy, terms } from '@/content/legal';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  return <LegalPage document="privacy" title={privacy.title} other={{ to: '/terms', title: terms.title }} />;
}
