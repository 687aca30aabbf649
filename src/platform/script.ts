/** Adds a script of another host to the page. Resolves when it has run, rejects when it could not be fetched. */
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
