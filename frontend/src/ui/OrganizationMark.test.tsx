import { render } from '@testing-library/react';
import { OrganizationMark } from './OrganizationMark';
import { OrganizationName } from './OrganizationName';
import { PersonPicture } from './PersonPicture';

const drawn = (id: string, logoId: string | null = null) =>
  render(<OrganizationMark organization={{ id, logoId }} />).container.innerHTML;

describe('The mark of an organization', () => {
  it('is the same for the same organization, and few share one', () => {
    const ids = Array.from({ length: 200 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
    expect(drawn(ids[0] as string)).toBe(drawn(ids[0] as string));
    expect(new Set(ids.map((id) => drawn(id))).size).toBeGreaterThan(80);
  });

  it('is in two colours', () => {
    const { container } = render(<OrganizationMark organization={{ id: 'a' }} />);
    expect(new Set([...container.querySelectorAll('path')].map((one) => one.getAttribute('class'))).size).toBe(2);
  });

  it('is its logo once there is one', () => {
    const { container } = render(<OrganizationMark organization={{ id: 'a', logoId: 'b' }} size="large" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/logos/b/large');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('is the logo of the viewer’s own by its address', () => {
    const { container } = render(<OrganizationMark organization={{ id: 'a', logoUrl: '/api/logos/b/small' }} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/logos/b/small');
  });
});

describe('The name of an organization', () => {
  it('keeps the point before what follows it', () => {
    const organization = { id: 'a', name: 'Pumps' };
    const { container } = render(<OrganizationName organization={organization} isFollowed />);
    expect(container.firstElementChild).toHaveTextContent(/^Pumps ·$/);
    expect(render(<OrganizationName organization={organization} />).container).toHaveTextContent(/^Pumps$/);
  });
});

describe('The picture of a person', () => {
  it('is theirs, or their initials', () => {
    const of = (imageUrl: string | null, name: string) =>
      render(<PersonPicture name={name} imageUrl={imageUrl} />).container;
    expect(of('/api/x/small', 'Alex Kimani').querySelector('img')).toHaveAttribute('src', '/api/x/small');
    expect(of(null, ' Alex van der Kimani ')).toHaveTextContent('AK');
    expect(of(null, 'Kimani')).toHaveTextContent(/^K$/);
    expect(of(null, '')).toHaveTextContent('·');
  });

  it('has the initials on the tone of their organization’s mark', () => {
    const tones = ['brand', 'accent', 'info', 'violet', 'success'];
    const ids = Array.from({ length: 40 }, (_, n) => `organization-${n}`);
    const toneIn = (drawing: Element | null, kind: 'fill' | 'bg') =>
      tones.filter((tone) => drawing?.outerHTML.includes(`${kind}-${tone}`));
    const grounds = ids.map((id) => {
      const person = render(<PersonPicture name="Alex Kimani" imageUrl={null} organizationId={id} />).container;
      const [ground] = toneIn(person.firstElementChild, 'bg');
      const mark = render(<OrganizationMark organization={{ id }} />).container;
      const leaves = [...mark.querySelectorAll('path')].filter((leaf) => toneIn(leaf, 'fill')[0] === ground);
      expect(leaves).toHaveLength(3);
      return ground;
    });
    expect(new Set(grounds).size).toBe(tones.length);
  });
});
