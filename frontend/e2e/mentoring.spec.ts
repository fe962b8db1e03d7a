import { expect, test } from '@playwright/test';
import { expectToast, field, mailsTo, signIn, textOfMail } from './support';

test('a session is offered in one time zone, booked in another, moved and cancelled, and comes back to the plan', async ({
  browser,
  page,
}) => {
  const { email } = await signIn(page, undefined, 'enterprise');
  const inNewYork = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-GB' });
  const member = await inNewYork.newPage();
  const { email: memberEmail } = await signIn(member);

  await test.step('is offered, once the organization is open to mentoring', async () => {
    await page.goto('/mentors/offer');
    await expect(page.getByText('does not say that it is open to mentoring')).toBeVisible();
    await page.getByRole('link', { name: 'Open the profile' }).click();
    await page.getByRole('checkbox', { name: 'Mentoring' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'saved');
    await page.goto('/mentors/offer');
    await field(page, 'What you help with').fill('From a first talk to a pilot');
    await field(page, 'About you').fill('Twenty years in water utilities.');
    await page.getByRole('checkbox', { name: 'EdTech', exact: true }).check();
    await page.getByLabel('Languages').fill('English');
    await page.getByLabel('Your time zone').selectOption('Europe/Berlin');
    const add = page.getByRole('button', { name: 'Add Hours' });
    for (let days = 1; days < 7; days += 1) await add.click();
    await field(page, 'Where you meet').fill('https://meet.example/alex');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Members can book your free times.');
  });

  await test.step('is booked by the clock of New York, with Berlin’s beside it', async () => {
    await page.getByRole('link', { name: 'See How You Are Shown' }).click();
    await expect(page.getByRole('heading', { name: 'Free times' })).toBeVisible();
    await member.goto(new URL(page.url()).pathname);
    // Far enough ahead to be moved.
    await member.getByRole('button', { name: 'Week after' }).click();
    const times = member.getByRole('list', { name: /^Free times/ });
    // Nine in Berlin is three in New York, or four in the weeks in which only one of the clocks has changed.
    await times
      .getByRole('button', { name: /0[34]:00.*09:00 in Berlin/ })
      .last()
      .click();
    await member.getByLabel(/^What do you want/).fill('How a pilot is set up.');
    await member.getByRole('button', { name: 'Book Session' }).click();
    await expect(member.getByRole('heading', { name: 'Your sessions' })).toBeVisible();
    await expect(member.getByText(/0[34]:00 – 0[45]:00/)).toBeVisible();
    await expect(member.getByText('0 of 1 mentor session left', { exact: false })).toBeVisible();
    await expect(member.getByRole('link', { name: /meet\.example/ })).toHaveAttribute(
      'href',
      'https://meet.example/alex',
    );
  });

  const newestMail = async (address: string, subject: RegExp) => {
    let text = '';
    await expect(async () => {
      const found = (await mailsTo(page, address)).find((mail) => subject.test(mail.subject));
      expect(found).toBeDefined();
      text = await textOfMail(page, found?.id);
    }).toPass();
    return text;
  };

  await test.step('is mailed to both, each by their own clock', async () => {
    expect(await newestMail(memberEmail, /^Booked/)).toMatch(/0[34]:00–0[45]:00 \(America\/New_York\)/);
    expect(await newestMail(email, /^Booked/)).toMatch(/09:00–10:00 \(Europe\/Berlin\)/);
  });

  await test.step('is moved by the keyboard', async () => {
    await member.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = member.getByRole('dialog', { name: 'Move session' });
    await dialog
      .getByRole('button', { name: /0[45]:00.*10:00 in Berlin/ })
      .last()
      .focus();
    await member.keyboard.press('Enter');
    await expect(dialog.getByText(/New time: .*0[45]:00 – 0[56]:00/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Move Session' }).focus();
    await member.keyboard.press('Enter');
    await expectToast(member, 'Session moved.');
    expect(await newestMail(email, /^Moved/)).toMatch(/10:00–11:00 \(Europe\/Berlin\)/);
  });

  await test.step('is cancelled by the mentor, and the plan has it again', async () => {
    await page.goto('/mentors/sessions');
    await page.getByRole('button', { name: 'Cancel Session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel session' });
    await dialog.getByLabel('Reason').fill('At the site that day.');
    await dialog.getByRole('button', { name: 'Cancel Session' }).click();
    await expectToast(page, 'Session cancelled.');
    await expect(page.getByText('No Sessions Ahead')).toBeVisible();
    await member.goto('/mentors/sessions?when=past');
    await expect(member.getByText('At the site that day.')).toBeVisible();
    await expect(member.getByText('Does not count')).toBeVisible();
    await expect(member.getByText('1 of 1 mentor session left', { exact: false })).toBeVisible();
  });
});
