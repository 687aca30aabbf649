import { createMinimalAnswers, type PageJson } from '../fixtures/answers/minimal';
import { waitUntil, walkForm } from '../../tools/webkit/robot';
import { By, Key } from '../../tools/webkit/selenium';
import { expect, test } from './test';

test(
  'an applicant who answers only required questions gets to the partner',
  { tag: '@webkit-walk' },
  async ({ driver, baseURL, request, createAnswers, text, waitUntilAccepted }) => {
    const response = await request.get('page.json');
    const definition: PageJson = await response.json();
    const answers = createMinimalAnswers(definition, createAnswers('at-once'));
    await driver.get(baseURL ?? '');
    const walked = await walkForm(driver, answers);
    expect(walked.length).toBeGreaterThan(1);
    await waitUntilAccepted();
    const goOn = text('screensˆaccepted>continue');
    const button = await driver.findElement(By.xpath(`//main//button[normalize-space()="${goOn}"]`));
    await button.sendKeys(Key.ENTER);
    await waitUntil(driver, 'the partner is shown', async () =>
      (await driver.getCurrentUrl()).includes('/partner-sandbox'),
    );
  },
);
