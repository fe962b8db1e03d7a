import { privacy, terms } from '@/content/legal';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  return <LegalPage {...terms} other={{ to: '/privacy', title: privacy.title }} />;
}
