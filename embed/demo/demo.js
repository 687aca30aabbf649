/** Lists the events of each form below it, and passes the language of the page on. */
const events = ['ready', 'step', 'saved', 'submitted', 'leaving', 'error', 'outcome'];

for (const form of document.querySelectorAll('loan-application')) {
  const list = form.parentElement.querySelector('ol');
  for (const name of events) {
    form.addEventListener(`loan:${name}`, ({ type, detail }) => {
      const item = document.createElement('li');
      item.textContent = [type, ...Object.entries(detail).map(([key, value]) => `${key}=${value}`)].join(' ');
      list.append(item);
    });
  }
}

for (const button of document.querySelectorAll('button[data-language]')) {
  button.addEventListener('click', () => {
    document.documentElement.lang = button.dataset.language;
    for (const form of document.querySelectorAll('loan-application'))
      form.setLanguage(button.dataset.language);
  });
}
