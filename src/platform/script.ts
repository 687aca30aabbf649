/** Adds a script to the page. Resolves when it has run, and rejects if it does not load. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script did not load'));
    });
    document.head.append(script);
  });
}
