import { expect, apiTest as test } from '../support/fixtures.ts';
import { hostilePictures } from '../support/hostile-pictures.ts';

for (const { what, name, type, make, sentence } of hostilePictures) {
  test(`a picture: ${what}`, async ({ api, person }) => {
    const picture = { name, mimeType: type, buffer: await make() };
    const response = await api.put('/api/user/edit', { multipart: { picture } });
    if (sentence === undefined) {
      expect(response.status()).toBe(200);
      const { updatedUser } = await response.json();
      expect(updatedUser.picture).toContain(`/api/user/picture/${person.id}?v=`);
      return;
    }
    expect(response.status()).toBe(sentence.includes('2 MB') ? 413 : 422);
    expect(await response.json()).toMatchObject({ error: sentence });
    const { data } = await (await api.get(`/api/user/${person.id}`)).json();
    expect(data.picture).toBeNull();
  });
}
