import { focusAt, placeOf } from './place';

const button = (name: string) => document.querySelector(`button[name=${name}]`) as HTMLElement;

describe('the place of what goes', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div><main><h1>Title</h1><section><ul>
      <li><button name="one"></button></li><li><button name="two"></button></li><li><button name="three"></button></li>
    </ul></section></main></div>`;
  });
  const list = () => document.querySelector('ul') as HTMLElement;

  it.each([
    ['one', 'two'],
    ['two', 'three'],
    ['three', 'new'],
  ])('of %s in a list has the item that moved up, though another one has come at the end', (gone, next) => {
    const place = placeOf(button(gone));
    button(gone).closest('li')?.remove();
    list().insertAdjacentHTML('beforeend', '<li><button name="new"></button></li>');
    focusAt(place);
    expect(document.activeElement).toBe(button(next).closest('li'));
  });

  it.each([
    ['ol', 'li'],
    ['tbody', 'tr'],
  ])('of an item of a %s has the one that moved up', (kind, item) => {
    const items = ['one', 'two'].map((name) => `<${item}><td><button name="${name}"></button></td></${item}>`).join('');
    const inside = kind === 'tbody' ? `<table><tbody>${items}</tbody></table>` : `<ol>${items}</ol>`;
    (document.querySelector('section') as HTMLElement).innerHTML = inside;
    const place = placeOf(button('one'));
    button('one').closest(item)?.remove();
    document.querySelector(kind)?.insertAdjacentHTML('beforeend', `<${item}></${item}>`);
    focusAt(place);
    expect(document.activeElement).toBe(button('two').closest(item));
  });

  it('of a list that is empty now has the next parent', () => {
    const place = placeOf(button('one'));
    list().textContent = '';
    focusAt(place);
    expect(document.activeElement).toBe(document.querySelector('section'));
  });

  it('at the end of a list has the last that is left', () => {
    const place = placeOf(button('three'));
    button('three').closest('li')?.remove();
    focusAt(place);
    expect(document.activeElement).toBe(button('two').closest('li'));
  });

  it('of anything else has what is new there, wherever it stands', () => {
    const item = button('two').parentElement as HTMLElement;
    item.insertAdjacentHTML('afterbegin', '<span></span>');
    const place = placeOf(button('two'));
    button('two').remove();
    item.insertAdjacentHTML('beforeend', '<p></p>');
    focusAt(place);
    expect(document.activeElement).toBe(item.querySelector('p'));
  });

  it('of a list that has ended has what came for it, and then the title', () => {
    const place = placeOf(button('two'));
    list().outerHTML = '<p>Nothing is left.</p>';
    focusAt(place);
    expect(document.activeElement).toBe(document.querySelector('p'));
    (document.querySelector('main') as HTMLElement).innerHTML = '<h1>Another page</h1>';
    focusAt(place.slice(0, 3));
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });
});
