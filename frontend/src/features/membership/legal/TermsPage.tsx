import { privacy, terms } from '@/content/legal';
import { LegalPage } from './LegalPage';

export default function TermsPage() {
  return <LegalPage document="terms" title={terms.title} other={{ to: '/privacy', title: privacy.title }} />;
}
