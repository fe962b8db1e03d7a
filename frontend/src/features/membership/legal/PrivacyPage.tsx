import { privacy, terms } from '@/content/legal';
import { LegalPage } from './LegalPage';

export default function PrivacyPage() {
  return <LegalPage {...privacy} other={{ to: '/terms', title: terms.title }} />;
}
